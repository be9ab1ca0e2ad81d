/** VAT contained in a gross price, percent (ZATCA); the contract's own constant would bring its schemas along. */
const VAT_PERCENT = 15;
const COMMISSION_PERCENT = 5;
/** One point is 0.10 SAR. */
const HALALAS_PER_POINT = 10;

export interface Commission {
  /** Goods without VAT: what the commission is reckoned on. */
  netHalalas: number;
  points: number;
  /** What those points are worth. */
  worthHalalas: number;
}

/**
 * Commission on goods paid for, after discounts and without delivery: 5 % of the price without VAT, as whole points.
 * Whole halalas throughout; what does not make a whole point is dropped.
 */
export function commissionOf(goodsHalalas: number): Commission {
  const netHalalas = goodsHalalas - Math.round((goodsHalalas * VAT_PERCENT) / (100 + VAT_PERCENT));
  const points = Math.floor((netHalalas * COMMISSION_PERCENT) / 100 / HALALAS_PER_POINT);
  return { netHalalas, points, worthHalalas: points * HALALAS_PER_POINT };
}

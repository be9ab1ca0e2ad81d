import type { AffiliateProgramme } from '@waha/contract/types';

/** VAT contained in a gross price, percent; the contract's own constant would bring its schemas along. */
const VAT_PERCENT = 15;

export interface Commission {
  /** Goods without VAT: the base of the commission. */
  netHalalas: number;
  points: number;
  /** Value of those points. */
  worthHalalas: number;
}

/** Fields of the programme that a commission depends on. */
export type CommissionTerms = Pick<AffiliateProgramme, 'commission_percent' | 'point_value'>;

/**
 * Commission on goods paid for, after discounts and without delivery, as whole points of the price without VAT.
 * Computed in whole halalas; fractions of a point are dropped.
 */
export function commissionOf(goodsHalalas: number, terms: CommissionTerms): Commission {
  const basisPoints = Math.round(terms.commission_percent * 100);
  const halalasPerPoint = Math.round(terms.point_value * 100);
  const netHalalas = goodsHalalas - Math.round((goodsHalalas * VAT_PERCENT) / (100 + VAT_PERCENT));
  const points = Math.floor((netHalalas * basisPoints) / (10_000 * halalasPerPoint));
  return { netHalalas, points, worthHalalas: points * halalasPerPoint };
}

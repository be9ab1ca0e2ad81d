export { presentTaxes } from './present-taxes.ts';
export { type ConditionalCoupon, type PricedGoods, priceGoods } from './price-goods.ts';
export {
  type BuyXGetY,
  type PriceableCoupon,
  type PriceableLine,
  type PricedLines,
  priceLines,
  reaches,
  type Targets,
} from './price-lines.ts';
export { prorate } from './prorate.ts';
export { prorateByPiece } from './prorate-by-piece.ts';
export { taxReasons } from './tax-reasons.ts';
export {
  amountsOfOrder,
  ratedTax,
  sumByTax,
  type Taxed,
  type TaxedAmount,
  type TaxSum,
  taxOfServices,
  taxOfSet,
  vatOf,
} from './taxes.ts';

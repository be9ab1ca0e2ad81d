export {
  type BuyXGetY,
  type PriceableCoupon,
  type PriceableLine,
  type PricedLines,
  priceLines,
  type Targets,
} from './price-lines.ts';
export { prorate } from './prorate.ts';
export { shareOfPieces } from './share-of-pieces.ts';

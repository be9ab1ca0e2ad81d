/**
 * Points of an order: per whole riyal paid for retained goods after discounts, VAT included. Delivery and fees earn
 * none; store credit counts as money. `goodsHalalas` is the goods total of `allocateRefunds`.
 */
export function pointsFor(goodsHalalas: number, perRiyal: number): number {
  return Math.floor(goodsHalalas / 100) * perRiyal;
}

/**
 * The points of an order: for each whole riyal that was paid for goods after all discounts, VAT in it, and kept. Neither delivery
 * nor fees bring any; store credit pays as money does. `goodsHalalas` is what `allocateRefunds` says was kept of the goods.
 */
export function pointsFor(goodsHalalas: number, perRiyal: number): number {
  return Math.floor(goodsHalalas / 100) * perRiyal;
}

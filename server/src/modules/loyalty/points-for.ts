/** What of an order is looked at: what was paid for each of its lines, and what was paid back by now. Halalas. */
interface Paid {
  items: readonly { total_halalas: number }[];
  refunded_halalas: number;
}

/**
 * The points of an order: for each whole riyal that was paid for goods after all discounts, VAT in it, and kept. Neither delivery
 * nor fees bring any; store credit pays as money does.
 */
export function pointsFor({ items, refunded_halalas: refunded }: Paid, perRiyal: number): number {
  const goods = items.reduce((sum, item) => sum + item.total_halalas, 0);
  return Math.floor(Math.max(0, goods - refunded) / 100) * perRiyal;
}

import { hasSameAnswers, type StockDemand } from '../../../goods/catalog/index.ts';
import { prorate, prorateByPiece } from '../../pricing/index.ts';
import type { OrderDiscount, OrderItemRow } from '../order-row.ts';
import type { NewItem } from '../orders.store.ts';

/** Pieces of a line that the buyer still gets. */
export const livePieces = ({ quantity, dropped }: Pick<OrderItemRow, 'quantity' | 'dropped'>): number =>
  quantity - dropped;

/**
 * A line with fewer pieces. Each kept piece costs what it did, its share of every discount included; pieces that are not there
 * yet go first.
 */
export function keepPieces<Line extends NewItem>(line: Line, quantity: number): Line {
  if (quantity === line.quantity) return line;
  const total = prorateByPiece(line.total_halalas, line.quantity, 0, quantity);
  const later = Math.min(quantity, Math.max(0, line.later_quantity - (line.quantity - quantity)));
  return {
    ...line,
    quantity,
    later_quantity: later,
    ships_from: later > 0 ? line.ships_from : null,
    total_halalas: total,
    discount_halalas: line.unit_price_halalas * quantity - total,
  };
}

/** One line for the pieces of both, or null where they differ in price, promotion, content or day. */
export function joinLines<Line extends NewItem>(line: Line, more: NewItem): Line | null {
  const isSame =
    line.variant_id === more.variant_id &&
    line.bundle_id === more.bundle_id &&
    line.unit_price_halalas === more.unit_price_halalas &&
    line.promotion_id === more.promotion_id &&
    line.tax === more.tax &&
    line.vat_percent === more.vat_percent &&
    line.later_quantity === 0 &&
    more.later_quantity === 0 &&
    hasSameAnswers(line.answers, more.answers) &&
    JSON.stringify(line.parts) === JSON.stringify(more.parts);
  const quantity = line.quantity + more.quantity;
  if (!isSame || quantity > MOST_OF_LINE) return null;
  return {
    ...line,
    quantity,
    discount_halalas: line.discount_halalas + more.discount_halalas,
    total_halalas: line.total_halalas + more.total_halalas,
  };
}
const MOST_OF_LINE = 99;

/** The discounts of an order after its lines' discounts have changed, followed by those of added lines. They sum to the lines'. */
export function keepDiscounts(
  before: readonly OrderDiscount[],
  kept: number,
  added: readonly OrderDiscount[],
): OrderDiscount[] {
  const parts = prorate(
    kept,
    before.map(({ halalas }) => halalas),
  );
  const all = before.map((one, at) => ({ ...one, halalas: parts[at] ?? 0 }));
  for (const more of added) {
    const known = all.find((one) => one.source === more.source && one.label_ar === more.label_ar);
    if (known) known.halalas += more.halalas;
    else all.push({ ...more });
  }
  return all.filter(({ halalas }) => halalas > 0);
}

/** Stock of pieces of a line: its variant, or the parts of its bundle. */
export function demandOfItem(
  { variant_id: variantId, parts }: Pick<NewItem, 'variant_id' | 'parts'>,
  pieces: number,
): StockDemand[] {
  if (pieces === 0) return [];
  if (variantId !== null) return [{ variantId, quantity: pieces }];
  return parts.map((part) => ({ variantId: part.variant_id, quantity: part.quantity * pieces }));
}

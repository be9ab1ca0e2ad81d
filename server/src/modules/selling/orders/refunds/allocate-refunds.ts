import { prorate, prorateByPiece, vatOf } from '../../pricing/index.ts';
import { type OrderRules, priceRetained, type RuledOrder } from '../order-rules.ts';

/** Input of the refund allocation: an order and its refunds so far. Halalas. */
export interface RefundedOrder {
  /** Null for an order older than stored rules. */
  rules: OrderRules | null;
  /** True if its items were edited: kept pieces were priced by their shares, not by the rules. */
  is_edited?: boolean;
  /** Delivery as it was charged. */
  shipping_halalas: number;
  /** Delivery, fee and gift wrap as they were charged. */
  services_halalas: number;
  /** Refunded amount of the goods, of any kind and for any reason. */
  refunded_halalas: number;
  /** Refunded amount of delivery, fee and gift wrap. */
  refunded_services_halalas: number;
  /** `refunded`: number of refunded pieces of the line. */
  items: readonly (RuledOrder['items'][number] & { refunded: number })[];
}

/** Revenue the shop retains of an order, VAT included; the three parts sum to payments less refunds. Halalas. */
export interface RetainedOrder {
  /** Goods per line, in the order of the lines. */
  lines: readonly number[];
  /** The sum of the lines, and that without its VAT. */
  goods: number;
  goodsNet: number;
  /** Withheld from returned goods for delivery that is no longer free (docs/decisions/0022). */
  withheldDelivery: number;
  /** Delivery, fee and gift wrap as they were charged. */
  services: number;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Allocates all refunds of an order to its goods, by line, and to delivery and fees (docs/decisions/0090).
 * Commissions, loyalty points and post points are computed from this alone. The result follows from the amounts and
 * pieces: neither kind nor sequence of the refunds changes it.
 */
export function allocateRefunds(order: RefundedOrder): RetainedOrder {
  const { items, refunded_halalas: refunded } = order;
  const retained = Math.max(0, sumOf(items.map((item) => item.total_halalas)) - refunded);
  const due = priceOfRetained(order);
  const withheldDelivery = Math.min(due.delivery, Math.max(0, retained - sumOf(due.lines)));
  const goods = retained - withheldDelivery;
  // In orders without stored rules, revenue can remain for lines whose pieces were all returned.
  const weights = sumOf(due.lines) > 0 ? due.lines : items.map((item) => item.total_halalas);
  const lines = prorate(goods, weights);
  return {
    lines,
    goods,
    goodsNet: goods - vatOf(items.map(({ tax, vat_percent }, at) => ({ tax, vat_percent, halalas: lines[at] ?? 0 }))),
    withheldDelivery,
    services: order.services_halalas - order.refunded_services_halalas,
  };
}

/**
 * Price per line of the pieces the buyer keeps: their share of what was paid. If an offer was lost and their
 * stand-alone price is higher, that price, at most the amount paid. Delivery that is no longer free is added.
 */
function priceOfRetained({ items, rules, is_edited: isEdited, shipping_halalas }: RefundedOrder): {
  lines: readonly number[];
  delivery: number;
} {
  const shares = items.map(({ total_halalas: total, quantity, refunded }) =>
    prorateByPiece(total, quantity, refunded, quantity - refunded),
  );
  if (rules === null || isEdited || items.every((item) => item.refunded === 0)) return { lines: shares, delivery: 0 };
  const kept = items.map((item) => item.quantity - item.refunded);
  const alone = priceRetained({ items, rules, shipping_halalas }, kept);
  const delivery = alone.delivery - shipping_halalas;
  if (alone.goods <= sumOf(shares)) return { lines: shares, delivery };
  const paid = sumOf(items.map((item) => item.total_halalas));
  return { lines: prorate(Math.min(alone.goods, paid), alone.lines), delivery };
}

import { toRiyals } from '@waha/contract';
import { refuse } from '../../../../platform/errors/index.ts';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { allocateRefunds, type FullOrder, unsentPiecesOfLine } from '../../orders/index.ts';
import { prorateByPiece } from '../../pricing/index.ts';
import { AT_HOME_AGAIN, isEnded } from '../requests/return-status.ts';
import type { BoughtOrder, ReturnRow } from '../returns.store.ts';
import { goodsLeft, type RequestedLine } from './refund-amount.ts';

/** The selection staff refund: pieces of lines, an amount in halalas, or everything left. */
export type RefundSelection = { lines: readonly RequestedLine[] } | { halalas: number } | 'everything';

/** Refunded pieces, and how many of them were never sent. */
export interface RefundedLine {
  id: number;
  quantity: number;
  unsent: number;
  /** Pieces of the line refunded before. */
  before: number;
  /** Their share of the amount paid for the line. Halalas. */
  amount: number;
}

export interface Refund {
  lines: RefundedLine[];
  /** Refund of goods, and of delivery and fees. */
  goods: number;
  services: number;
  /**
   * The part of the lines' shares that was refunded before or is withheld; negative if more than their shares is
   * refunded.
   */
  withheld: number;
}

interface RefundedOrder {
  order: FullOrder;
  bought: BoughtOrder;
  returns: readonly ReturnRow[];
}

/** Delivery and fees that were not refunded yet. */
export function servicesLeft(bought: BoughtOrder): number {
  return allocateRefunds(bought).services;
}

/** Pieces of each line without a return: refundable without one. */
export function piecesLeft({ order, returns }: Pick<RefundedOrder, 'order' | 'returns'>): RequestedLine[] {
  const inReturns = (id: number) =>
    returns
      .filter((one) => !AT_HOME_AGAIN.includes(one.status))
      .flatMap((one) => one.lines)
      .filter((line) => line.order_item_id === id)
      .reduce((sum, line) => sum + line.quantity, 0);
  return order.items.map(({ id, quantity }) => ({ id, quantity: quantity - inReturns(id) }));
}

/**
 * Computes a refund by staff. Selected pieces are refunded at their share of the price paid, regardless of the retained
 * pieces, because the shop initiates it. The last pieces refund the whole remaining amount of the goods. Refuses
 * amounts above the price paid.
 */
export function computeRefund(of: RefundedOrder, wish: RefundSelection, language: Language): Refund {
  const most = { goods: goodsLeft(of.bought), services: servicesLeft(of.bought) };
  if (most.goods + most.services === 0) refuse('returns.more_than_paid', { left: 0 });
  if (wish === 'everything') {
    const left = piecesLeft(of).filter(({ quantity }) => quantity > 0);
    if (of.returns.some((one) => !isEnded(one))) refuse('returns.still_open');
    return { ...ofLines(of, left, most.goods), services: most.services };
  }
  if ('lines' in wish) {
    validateSelection(of, wish.lines, language);
    return { ...ofLines(of, wish.lines, most.goods), services: 0 };
  }
  const { halalas } = wish;
  const left = most.goods + most.services;
  if (halalas > left) refuse('returns.more_than_paid', { left: toRiyals(left) });
  const goods = Math.min(halalas, most.goods);
  return { lines: [], goods, services: halalas - goods, withheld: -goods };
}

function validateSelection(of: RefundedOrder, wish: readonly RequestedLine[], language: Language): void {
  if (new Set(wish.map((line) => line.id)).size < wish.length) refuseField(language, 'lines', 'validation.line_twice');
  const left = piecesLeft(of);
  for (const wanted of wish) {
    const item = of.order.items.find(({ id }) => id === wanted.id) ?? refuse('returns.line_unknown');
    const most = left.find(({ id }) => id === wanted.id)?.quantity ?? 0;
    if (wanted.quantity > most) refuse('returns.too_many', { name: inLanguage(item, 'name', language), left: most });
  }
}

function ofLines(
  { order, bought }: RefundedOrder,
  wish: readonly RequestedLine[],
  goodsMost: number,
): Omit<Refund, 'services'> {
  const lines = wish.flatMap(({ id, quantity }) => {
    const item = order.items.find((one) => one.id === id);
    const before = bought.items.find((one) => one.id === id)?.refunded ?? 0;
    if (!item) return [];
    const amount = prorateByPiece(item.total_halalas, item.quantity, before, quantity);
    // Unsent pieces are refunded first and then excluded from shipping.
    return [{ id, quantity, before, amount, unsent: Math.min(quantity, unsentPiecesOfLine(item)) }];
  });
  const shares = lines.reduce((sum, line) => sum + line.amount, 0);
  const isRest = bought.items.every(
    (item) => item.refunded + (wish.find(({ id }) => id === item.id)?.quantity ?? 0) === item.quantity,
  );
  const goods = isRest ? goodsMost : Math.min(shares, goodsMost);
  return { lines, goods, withheld: shares - goods };
}

import { refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { type StockDemand, sumDemand } from '../../../goods/catalog/index.ts';
import { isOnlineMethod } from '../../payments/index.ts';
import { demandOf, nameOfLine } from '../quote/cart-lines.ts';
import type { PricedCart } from '../quote/price-cart.ts';
import { orderTexts } from '../texts.ts';
import type { ReservationHolder, ReservationLimits, Reservations, ReservingOrder } from './reservation-limits.store.ts';

/**
 * Advisory lock keys under which a holder's orders are counted, so that two concurrent orders cannot both use the last
 * slot.
 */
export function lockKeys({ visitor, customerId, phone, door }: ReservationHolder): string[] {
  const buyer = customerId === null ? `phone ${phone}` : customerId;
  return [`holds of visitor ${visitor}`, `holds of ${buyer}`, ...(door === null ? [] : [`holds of door ${door}`])];
}

/** An order that would hold its stock unpaid. */
export interface NewReservation {
  cart: PricedCart;
  method: string;
  language: Language;
}

/** An exceeded limit, as refusal code and parameters. */
interface Excess {
  code: 'orders.unpaid_orders' | 'orders.unpaid_pieces' | 'orders.unpaid_share';
  params: { name?: string; left?: number };
}

/**
 * Decides whether an unpaid order may reserve its stock: `free`, or only with a code that proves its phone. Beyond the
 * limits it refuses `orders.unpaid_orders`, `orders.unpaid_pieces` or `orders.unpaid_share` (409). The limits follow
 * the buyer over all payment methods. Reservations of neighbours at a dwelling or on a network cost a cash order only
 * a code, while few wait for theirs. Cards have an allowance of their own, so that a way to buy always remains. A
 * proved phone raises the buyer's limits and exempts it from its neighbours' (docs/decisions/0087).
 */
export function judgeReservation(held: Reservations, order: NewReservation): 'free' | 'code' {
  const { limits } = held;
  const counted = isOnlineMethod(order.method) ? cardsOf(held) : held.orders;
  const own = counted.filter((one) => one.isBuyers);
  const most = { orders: limits.buyerOrders * limits.provedTimes, pieces: limits.buyerPieces * limits.provedTimes };
  const aboveProved = above(own, most, order) ?? aboveStockShare(own, limits, order);
  if (held.isProved) return aboveProved ? refuseExcess(aboveProved, held, order) : 'free';
  const excess = excessOfUnproved(counted, limits, order);
  if (!excess) return 'free';
  if (order.method !== 'cash_on_delivery' || aboveProved) return refuseExcess(aboveProved ?? excess, held, order);
  const waiting = held.orders.filter((one) => one.waitsFor === 'code');
  const room = { orders: limits.codeOrders, pieces: limits.buyerPieces };
  return above(waiting, room, order) ? refuseExcess(excess, held, order) : 'code';
}

function excessOfUnproved(
  counted: readonly ReservingOrder[],
  limits: ReservationLimits,
  order: NewReservation,
): Excess | undefined {
  const of = (whose: 'isBuyers' | 'isDwellings' | 'isVisitors') => counted.filter((one) => one[whose]);
  return (
    above(of('isBuyers'), { orders: limits.buyerOrders, pieces: limits.buyerPieces }, order) ??
    above(of('isDwellings'), { orders: limits.doorOrders, pieces: limits.doorPieces }, order) ??
    above(of('isVisitors'), { orders: limits.visitorOrders, pieces: limits.visitorPieces }, order) ??
    aboveStockShare(counted, limits, order)
  );
}

const cardsOf = ({ orders }: Reservations) => orders.filter((one) => one.waitsFor === 'card');

function refuseExcess({ code, params }: Excess, held: Reservations, order: NewReservation): never {
  return refuse(code, { ...params, or: otherWay(held, order) });
}

/** The remaining option besides paying or cancelling reservations: the text completes the refusal's sentence. */
function otherWay({ isProved }: Reservations, { cart, method, language }: NewReservation): string {
  const takesCards = cart.paymentOptions.some((option) => isOnlineMethod(option.code) && option.obstacle === null);
  if (takesCards && !isOnlineMethod(method)) return orderTexts.say(language, 'or_card');
  return isProved ? '' : orderTexts.say(language, 'or_sign_in');
}

function above(
  before: readonly ReservingOrder[],
  most: { orders: number; pieces: number },
  { cart }: NewReservation,
): Excess | undefined {
  if (before.length >= most.orders) return { code: 'orders.unpaid_orders', params: {} };
  const pieces = before.reduce((sum, one) => sum + sumOf(Object.values(one.pieces)), 0);
  const wanted = sumOf(cart.demand.map((one) => one.quantity));
  if (pieces + wanted <= most.pieces) return undefined;
  return { code: 'orders.unpaid_pieces', params: { left: Math.max(0, most.pieces - pieces) } };
}

function aboveStockShare(
  before: readonly ReservingOrder[],
  limits: ReservationLimits,
  order: NewReservation,
): Excess | undefined {
  for (const { variantId, quantity } of sumDemand(order.cart.demand)) {
    const held = sumOf(before.map((one) => one.pieces[variantId] ?? 0));
    const all = held + levelOf(order.cart, variantId);
    const most = Math.max(limits.stockPieces, Math.floor((all * limits.stockPercent) / 100));
    if (held + quantity <= most) continue;
    const line = order.cart.lines.find((one) => demandOf(one).some((demand) => demand.variantId === variantId));
    const name = line ? nameOfLine(line, order.language) : '';
    return { code: 'orders.unpaid_share', params: { name, left: Math.max(0, most - held) } };
  }
  return undefined;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Pieces of a variant that there were when the cart was priced, and may be owed. */
function levelOf(cart: PricedCart, variantId: number): number {
  const levels = cart.lines.flatMap((line) => {
    if (line.kind === 'product') {
      const { id, quantity, backorder_limit: limit } = line.variant;
      return [{ id, pieces: line.backorder ? quantity + limit : quantity }];
    }
    return line.kind === 'bundle'
      ? line.bundle.parts.map(({ variant: { id, quantity } }) => ({ id, pieces: quantity }))
      : [];
  });
  return Math.max(0, ...levels.filter(({ id }) => id === variantId).map(({ pieces }) => pieces));
}

/**
 * Reservation of an earlier order in the same transaction, as counted for a later one. Undefined if the two share no
 * buyer, dwelling or network.
 */
export function reservationBefore(
  before: {
    holder: ReservationHolder;
    held: Reservations;
    demand: readonly StockDemand[];
    waitsFor: ReservingOrder['waitsFor'];
  },
  after: { holder: ReservationHolder; held: Reservations },
): ReservingOrder | undefined {
  const isProved = before.held.isProved;
  const { customerId, phone } = before.holder;
  const isBuyers = customerId === after.holder.customerId && (customerId !== null || phone === after.holder.phone);
  const isDwellings = !isProved && before.holder.door !== null && before.holder.door === after.holder.door;
  const isVisitors = !isProved && before.holder.visitor === after.holder.visitor;
  if (!isBuyers && !isDwellings && !isVisitors) return undefined;
  const pieces: Record<string, number> = {};
  for (const { variantId, quantity } of before.demand) pieces[variantId] = (pieces[variantId] ?? 0) + quantity;
  return { isBuyers, isDwellings, isVisitors, isProved, waitsFor: before.waitsFor, pieces };
}

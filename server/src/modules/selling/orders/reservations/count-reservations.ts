import type { Tx } from '../../../../platform/database/index.ts';
import { isOnlineMethod } from '../../payments/index.ts';
import type { PreparedOrder } from '../placing/prepare-order.ts';
import { judgeReservation, lockKeys, reservationBefore } from './limit-reservations.ts';
import {
  acquireLocks,
  type ReservationHolder,
  type ReservingOrder,
  readReservations,
} from './reservation-limits.store.ts';

/** An order beyond the limits of an unproved buyer, and the minutes its stock waits for a code. */
export interface UnprovedOrder {
  one: PreparedOrder;
  codeMinutes: number;
}

type ReservingPreparedOrder = PreparedOrder & { holder: ReservationHolder };

/**
 * Counts reservations of the buyers, dwellings and networks of orders, each as if the earlier ones were written.
 * Returns the orders that wait for a phone code; refuses those above the limits (`judgeReservation`). One round trip,
 * and none if no order reserves anything.
 */
export async function countReservations(tx: Tx, prepared: readonly PreparedOrder[]): Promise<UnprovedOrder[]> {
  const holding = prepared.filter(isReserving);
  if (holding.length === 0) return [];
  const holders = holding.map(({ holder }) => holder);
  // `readReservations` runs when the locks are held: a connection executes its statements in sequence.
  const [, counted] = await Promise.all([acquireLocks(tx, holders.flatMap(lockKeys)), readReservations(tx, holders)]);
  const before: Parameters<typeof reservationBefore>[0][] = [];
  return holding.flatMap((one, index) => {
    const held = counted[index];
    if (!held) throw new Error('an order’s holds were not counted');
    const { holder, cart, order, by } = one;
    const orders = [...held.orders, ...before.flatMap((earlier) => reservationBefore(earlier, { holder, held }) ?? [])];
    const verdict = judgeReservation(
      { ...held, orders },
      { cart, method: order.payment_method, language: by.language },
    );
    before.push({ holder, held, demand: cart.demand, waitsFor: waitsFor(one, verdict) });
    return verdict === 'code' ? [{ one, codeMinutes: held.limits.codeMinutes }] : [];
  });
}

const isReserving = (one: PreparedOrder): one is ReservingPreparedOrder => one.holder !== null;

function waitsFor({ order }: PreparedOrder, verdict: 'free' | 'code'): ReservingOrder['waitsFor'] {
  if (verdict === 'code') return 'code';
  return isOnlineMethod(order.payment_method) ? 'card' : 'other';
}

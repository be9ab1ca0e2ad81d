import type { Tx } from '../../../../platform/database/index.ts';
import { isCardMethod } from '../../payments/index.ts';
import type { PreparedOrder } from '../placing/prepare-order.ts';
import { type HeldOrder, type Holder, readHeld, takeTurns } from './hold-limits.store.ts';
import { heldBefore, judgeHold, locksOf } from './limit-holds.ts';

/** An order that is above what its buyer may hold unproved, and for how many minutes its stock waits for a code. */
export interface UnprovedOrder {
  one: PreparedOrder;
  codeMinutes: number;
}

type HoldingOrder = PreparedOrder & { holder: Holder };

/**
 * Counts what the buyers, doors and networks of orders hold unpaid, each order as if those given before it were written. Returns
 * the orders that wait for a code to their phone; refuses those above the limits (`judgeHold`). One round trip, and none where no
 * order holds anything unpaid.
 */
export async function countHolds(tx: Tx, prepared: readonly PreparedOrder[]): Promise<UnprovedOrder[]> {
  const holding = prepared.filter(isHolding);
  if (holding.length === 0) return [];
  const holders = holding.map(({ holder }) => holder);
  // The second is read when the first has its locks: statements of a connection are carried out one after another.
  const [, counted] = await Promise.all([takeTurns(tx, holders.flatMap(locksOf)), readHeld(tx, holders)]);
  const before: Parameters<typeof heldBefore>[0][] = [];
  return holding.flatMap((one, index) => {
    const held = counted[index];
    if (!held) throw new Error('an order’s holds were not counted');
    const { holder, cart, order, by } = one;
    const orders = [...held.orders, ...before.flatMap((earlier) => heldBefore(earlier, { holder, held }) ?? [])];
    const verdict = judgeHold({ ...held, orders }, { cart, method: order.payment_method, language: by.language });
    before.push({ holder, held, demand: cart.demand, waitsFor: waitsFor(one, verdict) });
    return verdict === 'code' ? [{ one, codeMinutes: held.limits.codeMinutes }] : [];
  });
}

const isHolding = (one: PreparedOrder): one is HoldingOrder => one.holder !== null;

function waitsFor({ order }: PreparedOrder, verdict: 'free' | 'code'): HeldOrder['waitsFor'] {
  if (verdict === 'code') return 'code';
  return isCardMethod(order.payment_method) ? 'card' : 'other';
}

import { toRiyals } from '@waha/contract';
import type { Actor } from '../../platform/bind/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { moneyBackOf } from './money-back.ts';
import type { FullOrder } from './order-row.ts';
import { readRefundCeilings } from './refund-ceilings.store.ts';

/** Refuses `orders.refund_not_allowed` (403) where staff would send back more than their role may. Buyers cancel what is theirs. */
export async function requireMayRefund(db: Database | Tx, actor: Actor, halalas: number): Promise<void> {
  const most = await ceilingOf(db, actor, halalas);
  if (most !== null && halalas > most) refuse('orders.refund_not_allowed', { most: toRiyals(most) });
}

/** Whether it would not be refused: what would be is not offered. */
export async function mayRefund(db: Database | Tx, actor: Actor, halalas: number): Promise<boolean> {
  const most = await ceilingOf(db, actor, halalas);
  return most === null || halalas <= most;
}

/** How much an actor may send back; null where that does not matter. */
async function ceilingOf(db: Database | Tx, actor: Actor, halalas: number): Promise<number | null> {
  if (actor.kind !== 'staff' || halalas === 0) return null;
  return (await readRefundCeilings(db))[actor.role];
}

/** What cancelling an order sends back, however it was paid. */
export function refundOfCancelling(order: FullOrder): number {
  const { card, bank, credit } = moneyBackOf(order);
  return card + bank + credit;
}

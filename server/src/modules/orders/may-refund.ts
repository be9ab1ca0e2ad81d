import type { Actor } from '../../platform/bind/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { type Denial, enforce } from '../../platform/errors/index.ts';
import { moneyBackOf } from './money-back.ts';
import type { FullOrder } from './order-row.ts';
import { mayRefund, mayUndo } from './orders.policy.ts';
import { readRefundCeilings } from './refund-ceilings.store.ts';

/** Refuses `orders.refund_not_allowed` (403) where staff would send back more than their role may. */
export async function requireMayRefund(db: Database | Tx, actor: Actor, halalas: number): Promise<void> {
  enforce(await askMayRefund(db, actor, halalas));
}

/** Whether it would be refused, and how: what would be is not offered. */
export async function askMayRefund(db: Database | Tx, actor: Actor, halalas: number): Promise<Denial | null> {
  // Nobody else has a ceiling that would have to be read.
  return actor.kind === 'staff' ? mayRefund(actor, halalas, await readRefundCeilings(db)) : null;
}

/** Whether somebody may cancel an order: nothing of it has left or was paid back, and it sends back no more than they may. */
export async function askMayCancel(db: Database | Tx, actor: Actor, order: FullOrder): Promise<Denial | null> {
  return mayUndo(order) ?? (await askMayRefund(db, actor, refundOfCancelling(order)));
}

/** What cancelling an order sends back, however it was paid. */
export function refundOfCancelling(order: FullOrder): number {
  const { card, bank, credit } = moneyBackOf(order);
  return card + bank + credit;
}

import { toRiyals } from '@waha/contract';
import type { Actor } from '../../platform/bind/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { moneyBackOf } from './money-back.ts';
import type { FullOrder } from './order-row.ts';
import { readRefundCeilings } from './refund-ceilings.store.ts';

/** Refuses `orders.refund_not_allowed` (403) where staff would send back more than their role may. Buyers cancel what is theirs. */
export async function requireMayRefund(db: Database | Tx, actor: Actor, halalas: number): Promise<void> {
  if (actor.kind !== 'staff' || halalas === 0) return;
  const most = (await readRefundCeilings(db))[actor.role];
  if (most !== null && halalas > most) refuse('orders.refund_not_allowed', { most: toRiyals(most) });
}

/** What cancelling an order sends back, however it was paid. */
export function refundOfCancelling(order: FullOrder): number {
  const { card, bank, credit } = moneyBackOf(order);
  return card + bank + credit;
}

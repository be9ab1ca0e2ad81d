import { type AdminContext, adminIdOf } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/errors/index.ts';
import { changeStatus, readOrder } from '../orders/index.ts';
import { plainOrders } from './order-resource.ts';
import { refusalText } from './refusal-text.ts';

export interface PackOutcome {
  id: string;
  number: string | null;
  done: boolean;
  code: string | null;
  message: string | null;
}

/**
 * Starts packing orders, each in a transaction of its own: one that is already packed or cancelled does not affect the
 * others. Of two concurrent callers the first one packs.
 */
export async function packOrders(db: Database, ids: readonly string[], context: AdminContext): Promise<PackOutcome[]> {
  const outcomes: PackOutcome[] = [];
  for (const id of new Set(ids)) {
    const number = (await readOrder(db, id))?.number ?? null;
    const refusal = await pack(db, id, context);
    const { code = null } = refusal ?? {};
    const message = refusal && refusalText(refusal, context.language);
    outcomes.push({ id, number, done: refusal === null, code, message });
  }
  return outcomes;
}

async function pack(db: Database, id: string, context: AdminContext): Promise<Refusal | null> {
  const change = { orderId: id, to: 'processing', actor: 'staff', actorId: adminIdOf(context.actor) } as const;
  try {
    await plainOrders.change(db, context, { id, action: 'orders.processing' }, (tx, order) =>
      changeStatus(tx, { ...change, from: order.status }, context.language),
    );
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { post, readRulePoints, takeBackTo } from '../../community/points/index.ts';
import { readCustomer } from '../../people/identity/index.ts';
import { placeHold, releaseHold } from '../ledger/index.ts';
import { allocateRefunds, type FullOrder, readOrder } from '../orders/index.ts';
import { readBought, readReturn, returnableUntil } from '../returns/index.ts';
import {
  type AccrualRow,
  disownAccruals,
  insertAccrual,
  listDue,
  lockAccrual,
  lockOldestOf,
  updateAccrual,
} from './accruals.store.ts';
import { pointsFor } from './points-for.ts';

const AT_ONCE = 500;

/** Accrues points for a customer's orders: pending from delivery, reduced by refunds. */
export function accrualSubscribers({ db, now }: { db: Database; now: () => number }): Subscriber[] {
  const count = async (orderId: string) => {
    await inTransaction(db, (tx) => settleOrder(tx, orderId, new Date(now())));
  };
  return [
    // A guest's order may be claimed long after its delivery.
    ...(['order.delivered', 'order.claimed'] as const).map((event) =>
      subscribe(event, ({ orderId }) => count(orderId), { name: `loyalty.${event}` }),
    ),
    {
      name: 'loyalty.return.refunded',
      event: 'return.refunded',
      async handle(payload) {
        const one = await readReturn(db, payload.returnId);
        if (one) await count(one.order_id);
      },
    },
  ];
}

/**
 * Sets the accrual of a delivered order to the points of its retained goods: pending points are held again at a lower
 * amount, posted points are taken back in proportion. Idempotent for any sequence and repetition of events.
 */
async function countOrder(tx: Tx, orderId: string, at: Date): Promise<void> {
  const order = await readOrder(tx, orderId);
  const maturesAt = order && returnableUntil(order);
  if (!order?.customer_id || !maturesAt) return;
  if (!(await readCustomer(tx, order.customer_id))) return;
  const perRiyal = await readRulePoints(tx, 'order');
  if (perRiyal === undefined) return;
  const { customer_id: customerId } = order;
  const isNew = await insertAccrual(tx, { orderId, customerId, perRiyal, maturesAt, at });
  // Only under this lock is it certain that a refund not visible here will find the accrual.
  const accrual = await lockAccrual(tx, orderId);
  if (!accrual?.customer_id) return;
  const bought = await readBought(tx, orderId);
  const points = bought ? pointsFor(allocateRefunds(bought).goods, accrual.per_riyal) : 0;
  if (isNew) await holdPoints(tx, { ...accrual, customer_id: accrual.customer_id }, points, at);
  else await lower(tx, { ...accrual, customer_id: accrual.customer_id }, points, at);
}

type Owned = AccrualRow & { customer_id: string };

const between = (customerId: string) =>
  ({ unit: 'loyalty_points', from: { house: 'issued' }, to: { customerId } }) as const;

async function holdPoints(tx: Tx, { order_id: id, customer_id: customerId }: Owned, points: number, at: Date) {
  if (points === 0) return updateAccrual(tx, id, { points, state: 'void', hold_id: null, posted_at: null });
  const cause = { kind: 'order', id };
  const held = await placeHold(tx, {
    ...between(customerId),
    amount: points,
    cause,
    key: `order points ${id} ${points}`,
    at,
  });
  if ('isShort' in held) throw new Error('the house is never short');
  await updateAccrual(tx, id, { points, state: 'pending', hold_id: held.id, posted_at: null });
}

async function lower(tx: Tx, accrual: Owned, points: number, at: Date): Promise<void> {
  const { order_id: id, customer_id: customerId, state, hold_id: holdId } = accrual;
  if (state === 'void' || points >= accrual.points) return;
  if (state === 'pending' && holdId !== null) {
    await releaseHold(tx, holdId, between(customerId));
    return holdPoints(tx, accrual, points, at);
  }
  await takeBackTo(tx, `order:${id}`, points, at);
  await updateAccrual(tx, id, { ...accrual, points });
}

/**
 * Posts pending points of orders past their return period. Safe for concurrent processes. Returns the number of posted
 * accruals.
 */
export async function postDue(db: Database, at: Date): Promise<number> {
  let posted = 0;
  let after: { matures_at: Date; order_id: string } | null = null;
  for (;;) {
    const due = await listDue(db, at, after, AT_ONCE);
    for (const { order_id: id } of due) {
      if (await inTransaction(db, (tx) => settleOrder(tx, id, at))) posted += 1;
    }
    after = due.at(-1) ?? null;
    if (due.length < AT_ONCE) return posted;
  }
}

/** An order with an open return keeps its points pending: part of them may be taken back. */
const isSettled = ({ status }: FullOrder) => status === 'delivered' || status === 'refunded';

/** Updates the accrual of an order, and posts it if due. Returns true if posted. */
async function settleOrder(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  await countOrder(tx, orderId, at);
  const accrual = await lockAccrual(tx, orderId);
  const order = await readOrder(tx, orderId);
  if (accrual?.state !== 'pending' || accrual.matures_at > at || !order || !isSettled(order)) return false;
  const { customer_id: customerId, hold_id: holdId, points } = accrual;
  if (customerId === null || holdId === null) return false;
  await post(tx, { customerId, kind: 'order', cause: `order:${orderId}`, points, holdId, at });
  await updateAccrual(tx, orderId, { points, state: 'posted', hold_id: null, posted_at: at });
  return true;
}

const FORGOTTEN_AT_ONCE = 200;

/** Voids the pending points of a deleted account; accruals of its orders stay without an owner. */
export async function eraseAccruals(tx: Tx, customerId: string): Promise<string | null> {
  const accruals = await lockOldestOf(tx, customerId, FORGOTTEN_AT_ONCE);
  for (const { order_id: id, hold_id: holdId } of accruals) {
    if (holdId === null) continue;
    await releaseHold(tx, holdId, between(customerId));
    await updateAccrual(tx, id, { points: 0, state: 'void', hold_id: null, posted_at: null });
  }
  const ids = accruals.map((accrual) => accrual.order_id);
  await disownAccruals(tx, ids);
  return ids.length < FORGOTTEN_AT_ONCE ? null : (ids.at(-1) ?? null);
}

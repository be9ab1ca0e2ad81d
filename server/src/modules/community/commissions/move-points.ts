import type { Tx } from '../../../platform/database/index.ts';
import { placeHold, postTransfer, releaseHold } from '../../selling/ledger/index.ts';
import {
  type CommissionChange,
  type CommissionReason,
  type CommissionRow,
  insertBack,
  updateCommission,
} from './commissions.store.ts';

type Live = CommissionRow & { customer_id: string };

/** The accounts of held and moved points: from the house to the affiliate. */
export function accountsOf({ customer_id: customerId }: Live) {
  return { unit: 'affiliate_points', from: { house: 'issued' }, to: { customerId } } as const;
}

const change = (commission: Live, to: Partial<CommissionChange>) => ({ ...commission, ...to });

/** Sets the points of a delivered order aside: the affiliate sees them, and cannot use them yet. */
export async function holdPoints(
  tx: Tx,
  commission: Live,
  { points, deliveredAt, dueAt }: { points: number; deliveredAt: Date; dueAt: Date },
): Promise<void> {
  const held = await holdAnew(tx, commission, points, deliveredAt);
  const dates = { delivered_at: deliveredAt, due_at: dueAt };
  await updateCommission(tx, commission, change(commission, { ...held, ...dates, state: 'pending' }));
}

/** Reduces held points after a partial return. */
export async function lowerHeld(tx: Tx, commission: Live, points: number, at: Date): Promise<void> {
  await releaseHeld(tx, commission, at);
  await updateCommission(tx, commission, change(commission, await holdAnew(tx, commission, points, at)));
}

async function holdAnew(tx: Tx, commission: Live, points: number, at: Date) {
  const holds = commission.holds + 1;
  const held = await placeHold(tx, {
    ...accountsOf(commission),
    amount: points,
    at,
    cause: { kind: 'commission', id: String(commission.id) },
    key: `commission ${commission.id} ${holds}`,
  });
  if ('isShort' in held) throw new Error('the house is never short');
  return { points, holds, hold_id: held.id };
}

async function releaseHeld(tx: Tx, commission: Live, at: Date): Promise<void> {
  if (commission.hold_id !== null) await releaseHold(tx, commission.hold_id, { ...accountsOf(commission), at });
}

/** Takes posted points back until `points` are left; spent points become a debt. */
export async function takeBack(
  tx: Tx,
  commission: Live,
  {
    points,
    reason,
    staffReason = null,
    at,
  }: { points: number; reason: 'returned' | 'staff'; staffReason?: string | null; at: Date },
): Promise<void> {
  const { unit, from: to, to: from } = accountsOf(commission);
  const amount = commission.points - points;
  const moved = await postTransfer(tx, {
    ...{ unit, from, to, amount, mayOwe: true, at },
    cause: { kind: 'commission_back', id: String(commission.id) },
    key: `commission back ${commission.id} ${commission.version}`,
  });
  if ('isShort' in moved) throw new Error('what is taken back may be owed');
  const back = { commissionId: commission.id, points: amount, reason, staffReason, transferId: moved.id, at };
  await insertBack(tx, back);
  const isGone = points === 0 && ({ state: 'void', reason, staff_reason: staffReason } as const);
  await updateCommission(tx, commission, change(commission, { points, ...isGone }));
}

/** Voids the commission of an order: held points are released, posted ones taken back. */
export async function endCommission(
  tx: Tx,
  commission: Live,
  { reason, staffReason = null, at }: { reason: CommissionReason; staffReason?: string | null; at: Date },
): Promise<void> {
  if (commission.state === 'posted') {
    const why = reason === 'staff' ? 'staff' : 'returned';
    return takeBack(tx, commission, { points: 0, reason: why, staffReason, at });
  }
  if (commission.state === 'pending') await releaseHeld(tx, commission, at);
  const nothing = { state: 'void', points: 0, is_held: false, hold_id: null } as const;
  await updateCommission(tx, commission, change(commission, { ...nothing, reason, staff_reason: staffReason }));
}

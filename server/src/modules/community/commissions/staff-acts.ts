import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readCommission, updateCommission } from './commissions.store.ts';
import { follow, lockBoth } from './follow-order.ts';
import { endCommission } from './move-points.ts';

export interface StaffAct {
  id: number;
  /** That was seen. */
  version: number;
  at: Date;
}

/** Locks a commission of the version that staff saw, and its order. Refuses a commission of a deleted affiliate. */
async function lockSeen(tx: Tx, { id, version }: StaffAct) {
  const seen = (await readCommission(tx, id)) ?? refuse('commissions.not_found');
  const both = (await lockBoth(tx, seen.order_id)) ?? refuse('commissions.not_found');
  if (both.commission.version !== version) refuse('conflict.changed');
  return both;
}

/** Holds a commission for a reason the affiliate can read. Refuses a posted or void one. */
export async function holdCommission(tx: Tx, act: StaffAct, reason: string): Promise<void> {
  const { commission } = await lockSeen(tx, act);
  if (commission.state !== 'waiting' && commission.state !== 'pending') refuse('commissions.not_open');
  await updateCommission(tx, commission, { ...commission, is_held: true, staff_reason: reason });
}

/**
 * Resumes a held commission, or one that was void as a self-referral: after a review by staff it is not checked again.
 * Refuses others.
 */
export async function resumeCommission(tx: Tx, act: StaffAct): Promise<void> {
  const { order, commission } = await lockSeen(tx, act);
  if (commission.is_held) {
    return updateCommission(tx, commission, { ...commission, is_held: false, staff_reason: null });
  }
  if (!commission.reason?.startsWith('own_')) refuse('commissions.not_held');
  const { full_points: points } = commission;
  if (points === 0) refuse('commissions.not_held');
  const again = { ...commission, state: 'waiting', reason: null, points, is_cleared: true } as const;
  await updateCommission(tx, commission, again);
  await follow(tx, { order, commission: again }, act.at);
}

/** Voids a commission for a reason shown to its affiliate; posted points are taken back. */
export async function voidCommission(tx: Tx, act: StaffAct, reason: string): Promise<void> {
  const { commission } = await lockSeen(tx, act);
  if (commission.state === 'void') refuse('commissions.void_already');
  await endCommission(tx, commission, { reason: 'staff', staffReason: reason, at: act.at });
}

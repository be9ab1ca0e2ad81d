import type { Actor } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { normalisePhone } from '../../../../platform/phone/index.ts';
import type { Perks } from '../../../community/points/index.ts';
import type { BuyerGroup } from '../../../people/customer-groups/index.ts';
import { findByPhone } from '../../../people/identity/index.ts';

/** The discount of a buyer on every order, and its origin: rank or group. */
export interface Standing {
  percent: number;
  origin: { rank: Perks } | { group: BuyerGroup };
}

/** The larger of both discounts, never their sum; the rank's if they are equal. Null if there is none. */
export function standingOf(perks: Perks | null, group: BuyerGroup | null): Standing | null {
  const ofRank = perks?.discount_percent ?? 0;
  if (group && group.discount_percent > ofRank) return { percent: group.discount_percent, origin: { group } };
  return perks && ofRank > 0 ? { percent: ofRank, origin: { rank: perks } } : null;
}

/**
 * The account whose group counts: the caller's, or that of the buyer for whom staff order. A phone is typed freely, so
 * only an account that has proved it counts, and only staff may ask by it.
 */
export async function groupMemberOf(
  db: Database | Tx,
  actor: Actor,
  typedPhone: string | undefined,
  isByStaff = actor.kind === 'staff',
): Promise<string | null> {
  if (actor.kind === 'customer') return actor.customerId;
  const phone = isByStaff && typedPhone ? normalisePhone(typedPhone) : null;
  const account = phone ? await findByPhone(db, phone) : undefined;
  return account?.phone_verified_at ? account.id : null;
}

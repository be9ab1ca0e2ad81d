import type { Tx } from '../../../platform/database/index.ts';
import { findMemberOf } from '../members/index.ts';
import { forgetPost, listReelsOf } from '../posts/index.ts';

/** Somebody leaves: a reel is its film, and goes with it. What others said of it goes too. */
export async function forgetReels(tx: Tx, customerId: string, at: Date): Promise<void> {
  const member = await findMemberOf(tx, customerId);
  if (!member) return;
  for (const id of await listReelsOf(tx, member.id)) await forgetPost(tx, id, at);
}

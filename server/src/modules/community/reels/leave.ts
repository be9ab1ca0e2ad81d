import type { Tx } from '../../../platform/database/index.ts';
import { findMemberOf } from '../members/index.ts';
import { erasePost, listReelsOf } from '../posts/index.ts';

/** Somebody leaves: a reel is its film, and goes with it. What others said of it goes too. */
export async function eraseReels(tx: Tx, customerId: string, at: Date): Promise<void> {
  const member = await findMemberOf(tx, customerId);
  if (!member) return;
  for (const id of await listReelsOf(tx, member.id)) await erasePost(tx, id, at);
}

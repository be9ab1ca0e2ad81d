import type { Tx } from '../../../platform/database/index.ts';
import { findMemberOf } from '../members/index.ts';
import { erasePost, listReelsOf } from '../posts/index.ts';

/** Erases a leaving member's reels with their films, and the comments below them. */
export async function eraseReels(tx: Tx, customerId: string, at: Date): Promise<void> {
  const member = await findMemberOf(tx, customerId);
  if (!member) return;
  for (const id of await listReelsOf(tx, member.id)) await erasePost(tx, id, at);
}

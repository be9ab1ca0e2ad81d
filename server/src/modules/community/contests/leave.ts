import { type Database, inPages, type Tx } from '../../../platform/database/index.ts';
import { dropUploads } from '../../content/uploads/index.ts';
import { findMemberOf } from '../members/index.ts';
import { eraseEntries, listEntriesOf } from './votes.store.ts';

/** Withdraws a leaving member's entries with their photos. Counted votes stay counted. */
export async function eraseEntrant(tx: Tx, customerId: string, at: Date): Promise<void> {
  const member = await findMemberOf(tx, customerId);
  if (member) await dropUploads(tx, await eraseEntries(tx, member.id, at));
}

export async function* exportEntries(db: Database, customerId: string): AsyncGenerator<unknown> {
  const member = await findMemberOf(db, customerId);
  if (member) yield* inPages((limit, offset) => listEntriesOf(db, member.id, limit, offset));
}

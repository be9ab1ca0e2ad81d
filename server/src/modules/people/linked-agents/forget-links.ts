import type { Database } from '../../../platform/database/index.ts';
import { deleteOldCodes } from './agent-codes.store.ts';
import { deleteIdleLinks } from './agent-links.store.ts';

/** A used code is known for longer than it can be used: its second use ends the link. */
const REUSE_MS = 10 * 60_000;

/** Deletes links that nobody refreshed for too long, and codes that are over. */
export async function forgetLinks(db: Database, at: Date): Promise<void> {
  await deleteOldCodes(db, new Date(at.getTime() - REUSE_MS));
  await deleteIdleLinks(db, at);
}

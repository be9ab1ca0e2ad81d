import type { Database } from '../../../platform/database/index.ts';
import { listNotesAbout } from './notes.store.ts';

/** What staff wrote about a customer's orders, for the copy of what we keep about them. */
export async function* exportNotes(db: Database, customerId: string): AsyncGenerator<unknown> {
  yield* await listNotesAbout(db, customerId);
}

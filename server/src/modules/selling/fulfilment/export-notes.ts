import type { Database } from '../../../platform/database/index.ts';
import { listNotesAbout } from './notes.store.ts';

/** Staff notes about a customer's orders, for the data export. */
export async function* exportNotes(db: Database, customerId: string): AsyncGenerator<unknown> {
  yield* await listNotesAbout(db, customerId);
}

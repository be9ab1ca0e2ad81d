import type { Database } from '../../../../platform/database/index.ts';
import { readProgramme } from '../programme.store.ts';
import { deleteOldBindings } from './bindings.store.ts';
import { deleteOldClicks, deleteOldNetworks } from './clicks.store.ts';
import { endOf } from './make-click.ts';

/** Rows deleted by one statement, so that no lock is held long. */
const BATCH = 1_000;

/**
 * Deletes clicks and bindings that can no longer attribute an order, and the counts of networks. The daily counts
 * remain.
 */
export async function eraseClicks(db: Database, at: Date): Promise<void> {
  const { clickDays } = await readProgramme(db);
  const before = endOf(at, -clickDays);
  for (const drop of [
    () => deleteOldClicks(db, before, BATCH),
    () => deleteOldBindings(db, before, BATCH),
    () => deleteOldNetworks(db, at, BATCH),
  ]) {
    while ((await drop()) === BATCH);
  }
}

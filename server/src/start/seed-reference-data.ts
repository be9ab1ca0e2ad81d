import { saveReferenceLocations } from '../modules/people/locations/index.ts';
import { saveMissingMethods } from '../modules/selling/shipping/index.ts';
import { BACKGROUND_TIMEOUTS, type Database, inTransaction, openDatabase } from '../platform/database/index.ts';
import { claimOneTimeTask } from './one-time-tasks.store.ts';

/** Another number at the end writes them again, should the shop's own list grow. */
const STEP = 'places and ways of delivery 1';

/**
 * Writes what no shop can sell without and no owner should have to type: the Kingdom's places and the ways of delivery. Once for
 * a database, at the start, so that an empty shop needs no command more.
 */
export async function seedReferenceData(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 1, applicationName: 'waha-places', timeouts: BACKGROUND_TIMEOUTS });
  try {
    await seedOnce(database.db);
  } finally {
    await database.close();
  }
}

/** All or nothing; false when it was done before. */
export function seedOnce(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await claimOneTimeTask(tx, STEP))) return false;
    await saveReferenceLocations(tx);
    await saveMissingMethods(tx);
    return true;
  });
}

import { saveReferenceLocations } from '../modules/people/locations/index.ts';
import { saveMissingMethods } from '../modules/selling/shipping/index.ts';
import { BACKGROUND_TIMEOUTS, type Database, inTransaction, openDatabase } from '../platform/database/index.ts';
import { claimOneTimeTask } from './one-time-tasks.store.ts';

/** The name of the one-time task; another number at the end repeats it, should the shop's own list grow. */
const STEP = 'places and ways of delivery 1';

/**
 * Writes the reference data that every shop needs: the Kingdom's places and the shipping methods. Runs once per
 * database, at the start, so that an empty shop needs no further command.
 */
export async function seedReferenceData(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 1, applicationName: 'waha-places', timeouts: BACKGROUND_TIMEOUTS });
  try {
    await seedOnce(database.db);
  } finally {
    await database.close();
  }
}

/** Runs in one transaction; false when it was done before. */
export function seedOnce(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await claimOneTimeTask(tx, STEP))) return false;
    await saveReferenceLocations(tx);
    await saveMissingMethods(tx);
    return true;
  });
}

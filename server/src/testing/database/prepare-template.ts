import { fileURLToPath } from 'node:url';
import { saveReferenceLocations } from '../../modules/people/locations/index.ts';
import { BACKGROUND_TIMEOUTS, inTransaction, migrate, openDatabase } from '../../platform/database/index.ts';

export const MIGRATIONS_DIRECTORY = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * Creates the database from which every test starts: all migrations, and reference data that is the same for every
 * test.
 */
export async function prepareTemplate(url: string): Promise<void> {
  await migrate({ url, directory: MIGRATIONS_DIRECTORY });
  const database = openDatabase({ url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
  await inTransaction(database.db, saveReferenceLocations);
  await database.close();
}

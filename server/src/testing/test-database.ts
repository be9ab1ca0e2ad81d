import { inject } from 'vitest';
import { BACKGROUND_TIMEOUTS, type OpenDatabase, openDatabase } from '../platform/database/index.ts';
import { cloneDatabase } from './clone-database.ts';

export type TestDatabase = OpenDatabase & { url: string };

/**
 * A fresh database for one test file, cloned from the migrated template in some tens of milliseconds.
 * Call it in `beforeAll` and its `close` in `afterAll`: closing drops the database.
 */
export async function createTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const { adminUrl, template } = inject('postgres');
  const clone = await cloneDatabase(adminUrl, template);
  const database = openDatabase({
    url: clone.url,
    poolSize: options.poolSize ?? 10,
    timeouts: BACKGROUND_TIMEOUTS,
  });
  return {
    ...database,
    url: clone.url,
    async close() {
      await database.close();
      await clone.drop();
    },
  };
}

import { inject } from 'vitest';
import { checkLedger } from '../../checks/index.ts';
import {
  BACKGROUND_TIMEOUTS,
  type OpenDatabase,
  openDatabase,
  statementObserver,
} from '../../platform/database/index.ts';
import { watchStatements } from '../statements/watch-statements.ts';
import { cloneDatabase } from './clone-database.ts';

export type TestDatabase = OpenDatabase & {
  url: string;
  /** For a test that removed a guard on purpose: closing then checks no invariants. */
  allowViolations(): void;
};

/**
 * A fresh database for one test file, cloned from the migrated template in some tens of milliseconds.
 * Call it in `beforeAll` and its `close` in `afterAll`: closing checks every invariant of the shop and drops the database.
 */
export async function createTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const { adminUrl, template, nullable } = inject('postgres');
  if (!statementObserver.to) watchStatements(new Set(nullable));
  const clone = await cloneDatabase(adminUrl, template);
  const database = openDatabase({
    url: clone.url,
    poolSize: options.poolSize ?? 10,
    timeouts: BACKGROUND_TIMEOUTS,
  });
  let isChecked = true;
  return {
    ...database,
    url: clone.url,
    allowViolations() {
      isChecked = false;
    },
    async close() {
      const violations = isChecked ? await checkLedger(database.db) : [];
      await database.close();
      await clone.drop();
      if (violations.length > 0) throw new Error(`the shop's books do not balance: ${JSON.stringify(violations)}`);
    },
  };
}

import './hash-cheaply.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { BACKGROUND_TIMEOUTS, openDatabase } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { openReadPool } from '../platform/read-pool/index.ts';
import type { ApiTask } from './api-process.ts';
import { holdCommits } from './database/hold-commits.ts';
import { watchStatements } from './statements/watch-statements.ts';
import { testExtensions } from './test-extensions.ts';

watchStatements(new Set());

/** Opens the API alone on a database; `close` leaves the database. */
export async function openApi({ databaseUrl: url, settings, limits, holds, without }: ApiTask) {
  const config = readConfig({ ...process.env, ...settings, DATABASE_URL: url });
  // Failures are expected without a guard, so they are not logged.
  const log = createLog({ level: without.length > 0 ? 'silent' : 'error' });
  // Background timeouts: on a busy machine forty calls may wait for one row longer than the timeout of requests.
  const database = openDatabase({ url, poolSize: config.databasePoolSize, timeouts: BACKGROUND_TIMEOUTS });
  const reads =
    config.readDatabaseUrl === undefined
      ? undefined
      : openReadPool({ primary: database.db, url: config.readDatabaseUrl });
  const { db: unheld } = reads ?? database;
  const db = holds ? holdCommits(unheld) : unheld;
  // Bulkheads are off: races send more concurrent calls than they admit.
  const alone = { limits, bulkheads: false, storefront: null, background: false } as const;
  const app = await createApp({
    config,
    database: { ...database, db, url, reads },
    log,
    extensions: testExtensions,
    ...alone,
  });
  const address = await app.listen({ host: config.host, port: 0 });
  app.setReady(true);
  return {
    address,
    async close(): Promise<void> {
      await app.close();
      await reads?.close();
      await database.close();
    },
  };
}

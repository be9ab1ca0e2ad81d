import { readConfig } from '../config.ts';
import { BACKGROUND_TIMEOUTS, type Database, openDatabase } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { findRunningPostgres } from '../platform/postgres/index.ts';
import { openStore } from '../start/index.ts';

/** Does something on DATABASE_URL, on the running shop's own PostgreSQL, or on that of DATA_DIR when nothing runs. */
export async function withDatabase<Result>(
  work: (db: Database, url: string) => Promise<Result>,
  timeouts = BACKGROUND_TIMEOUTS,
): Promise<Result> {
  const config = readConfig(process.env);
  const log = createLog({ level: 'warn' });
  const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  const store = running
    ? { url: running, stop: async () => undefined }
    : await openStore(config, log, (error) => log.error({ err: error }, 'PostgreSQL was lost'));
  const database = openDatabase({ url: store.url, poolSize: 1, timeouts });
  try {
    return await work(database.db, store.url);
  } finally {
    await database.close();
    await store.stop();
  }
}

import { readConfig } from '../config.ts';
import { createLog } from '../platform/log/index.ts';
import { explainStartError, openStore } from '../start/index.ts';

/** `waha migrate`: applies pending migrations to DATABASE_URL, or to the database of DATA_DIR, while older processes serve. */
const log = createLog({ level: 'info', pretty: process.stdout.isTTY });
try {
  const store = await openStore(readConfig(process.env), log, (error) =>
    log.error({ err: error }, 'PostgreSQL was lost'),
  );
  await store.stop();
  log.info('The database is up to date');
} catch (error) {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exitCode = 1;
}

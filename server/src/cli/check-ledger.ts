import { checkLedger, invariants } from '../checks/index.ts';
import { readConfig } from '../config.ts';
import { BACKGROUND_TIMEOUTS, openDatabase } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { findRunningPostgres } from '../platform/postgres/index.ts';
import { openStore } from '../start/index.ts';

/** `npm run check:ledger`: on DATABASE_URL, on the running shop's own PostgreSQL, or on that of DATA_DIR when nothing runs. */
const config = readConfig(process.env);
const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
const log = createLog({ level: 'warn' });
const store = running
  ? { url: running, stop: async () => undefined }
  : await openStore(config, log, (error) => log.error({ err: error }, 'PostgreSQL was lost'));
const database = openDatabase({ url: store.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
const violations = await checkLedger(database.db);
for (const { invariant, subject, detail } of violations)
  process.stdout.write(`✗ ${invariant}\n  ${subject}: ${detail}\n`);
process.stdout.write(`${invariants.length} invariants checked, ${violations.length} violations\n`);
await database.close();
await store.stop();
process.exitCode = violations.length === 0 ? 0 : 1;

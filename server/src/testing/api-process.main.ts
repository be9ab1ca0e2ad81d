import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { BACKGROUND_TIMEOUTS, openDatabase } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import { watchStatements } from './statements/watch-statements.ts';

/** The API alone as a process of its own, on the database it is given; says where it listens and ends with its parent. */
watchStatements(new Set());
const config = readConfig(process.env);
const url = config.databaseUrl ?? '';
// Without a guard failures are what is waited for.
const log = createLog({ level: process.env.WITHOUT_GUARD ? 'silent' : 'error' });
// A busy machine may let forty wait for one row longer than a shopper is to wait.
const open = openDatabase({ url, poolSize: config.databasePoolSize, timeouts: BACKGROUND_TIMEOUTS });
const database = { ...open, url };
const app = await createApp({
  config,
  database,
  log,
  storefront: null,
  background: false,
  limits: process.env.WITH_LIMITS === '1',
});
const address = await app.listen({ host: config.host, port: 0 });
app.setReady(true);
process.send?.({ address });
process.on('disconnect', () => process.exit(0));

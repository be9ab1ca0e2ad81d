import './hash-cheaply.ts';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { BACKGROUND_TIMEOUTS, type OpenDatabase, openDatabase } from '../platform/database/index.ts';
import { createLog } from '../platform/log/index.ts';
import type { ApiTask } from './api-process.ts';
import { watchStatements } from './statements/watch-statements.ts';

watchStatements(new Set());

/**
 * The API alone as a process of its own. Told a database it opens the shop there and says where it listens; told another it
 * leaves the first. Ends with its parent.
 */
let open: { app: App; database: OpenDatabase } | undefined;

async function close(): Promise<void> {
  await open?.app.close();
  await open?.database.close();
  open = undefined;
}

async function serve({ databaseUrl: url, settings, limits }: ApiTask): Promise<string> {
  const config = readConfig({ ...process.env, ...settings, DATABASE_URL: url });
  // Without a guard failures are what is waited for.
  const log = createLog({ level: process.env.WITHOUT_GUARD ? 'silent' : 'error' });
  // A busy machine may let forty wait for one row longer than a shopper is to wait.
  const database = openDatabase({ url, poolSize: config.databasePoolSize, timeouts: BACKGROUND_TIMEOUTS });
  const deps = { config, database: { ...database, url }, log, limits };
  const app = await createApp({ ...deps, storefront: null, background: false });
  open = { app, database };
  const address = await app.listen({ host: config.host, port: 0 });
  app.setReady(true);
  return address;
}

process.on('message', async (task: ApiTask | 'rest') => {
  await close();
  process.send?.(task === 'rest' ? {} : { address: await serve(task) });
});
process.on('disconnect', () => process.exit(0));

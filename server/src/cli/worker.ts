import { readConfig } from '../config.ts';
import { createLog } from '../platform/log/index.ts';
import { findRunningPostgres } from '../platform/postgres/index.ts';
import { explainStartError, openShopDatabase, prepareShutdown, settleAddress, watchProcess } from '../start/index.ts';

/** `npm run worker`: jobs only, on DATABASE_URL or on the database of the shop that runs in DATA_DIR. */
async function main(): Promise<void> {
  const given = readConfig(process.env);
  const log = createLog({ level: given.logLevel, pretty: process.stdout.isTTY });
  const url = given.databaseUrl ?? (await findRunningPostgres(given.dataDir));
  if (url === undefined) {
    throw new Error(`No shop runs on ${given.dataDir}. Run \`npm start\` first, or set DATABASE_URL.`);
  }
  const shutdown = prepareShutdown(log);
  try {
    const { createApp } = await import('../app.ts');
    const config = await settleAddress(given, url);
    // Making the application starts its jobs; a worker never calls `listen`.
    const app = await createApp({ config, log, database: openShopDatabase(config, log, url, shutdown) });
    await watchProcess(app, config, shutdown);
    shutdown.push({ name: 'jobs', limitMs: 6_000, run: () => app.close() });
    log.info('The worker takes jobs');
  } catch (error) {
    process.stderr.write(`${explainStartError(error)}\n`);
    shutdown.begin('start failed', 1);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exitCode = 1;
});

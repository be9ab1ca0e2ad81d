import './start/run-in-production.ts';
import cluster from 'node:cluster';
import { type Config, readConfig } from './config.ts';
import { loadExtensions, readyExtensions } from './extensions/index.ts';
import { createLog, type Log } from './platform/log/index.ts';
import { isRelease } from './platform/source-extension.ts';
import {
  buildFronts,
  describeDemoAccounts,
  describeFilms,
  describeSetup,
  explainStartError,
  fillDemoShop,
  hearRestarts,
  measurePhases,
  openStore,
  type Phases,
  prepareShutdown,
  requireDataDir,
  requireFreePort,
  type Shutdown,
  serve,
  settleAddress,
  settleOpening,
  startServerProcesses,
} from './start/index.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Gets the database and the storefront ready, beside each other: on an empty folder both take their time. */
async function prepare(config: Config, log: Log, phases: Phases, shutdown: Shutdown): Promise<string> {
  const building = phases.run('storefront', async () => {
    if (!isRelease) await buildFronts(print, config.dev ? ['admin'] : undefined);
  });
  // Its failure is reported by the await below; until then it must not count as unhandled.
  building.catch(() => undefined);
  const onLost = (error: unknown) => {
    log.fatal({ err: error }, 'PostgreSQL cannot be started again');
    shutdown.begin('database lost', 1);
  };
  const store = await phases.run('database', () => openStore(config, log, onLost));
  shutdown.push({ name: 'postgres', limitMs: 9_000, run: () => store.stop() });
  await requireFreePort(config);
  await settleOpening(config, store.url);
  await phases.run('demo shop', () => fillDemoShop(config, log, store.url, print));
  await building;
  return store.url;
}

async function serveHere(config: Config, log: Log, shutdown: Shutdown, url: string): Promise<string> {
  const { createApp } = await import('./app.ts');
  return serve(createApp, { config, log, url, shutdown });
}

async function serveInProcesses(config: Config, log: Log, shutdown: Shutdown, url: string): Promise<string> {
  hearRestarts(shutdown);
  const processes = await startServerProcesses({
    count: config.workers,
    env: { DATABASE_URL: url, DATABASE_URL_FILE: '', DEMO: config.demo ? '1' : '0' },
    log,
    onGaveUp: (error) => {
      log.fatal({ err: error }, 'Giving up');
      shutdown.begin('server processes', 1);
    },
  });
  shutdown.push({ name: 'server processes', limitMs: 8_000, run: () => processes.stop() });
  return config.publicUrl;
}

async function startPrimary(given: Config, log: Log, shutdown: Shutdown): Promise<void> {
  await requireDataDir(given.dataDir);
  const phases = measurePhases();
  const url = await prepare(given, log, phases, shutdown);
  const config = await settleAddress(given, url);
  const start = config.workers > 1 ? serveInProcesses : serveHere;
  const address = await phases.run('server', () => start(config, log, shutdown, url));
  print(`\nواحة Waha is open: ${address}\n(${phases.summary()})\n`);
  if (config.demo) print(`${describeDemoAccounts()}\n`);
  const setup = await describeSetup(config, url, address);
  if (setup !== undefined) print(`${setup}\n`);
  const films = await describeFilms();
  if (!films.isTaken) print(`Films: ${films.text}\n`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Wrong settings of an extension stop the start before anything else is begun.
  readyExtensions(await loadExtensions(config), config.environment);
  const log = createLog({ level: config.logLevel, pretty: process.stdout.isTTY });
  const shutdown = prepareShutdown(log);
  try {
    if (cluster.isPrimary) await startPrimary(config, log, shutdown);
    else {
      const url = config.databaseUrl ?? '';
      await serveHere(await settleAddress(config, url), log, shutdown, url);
    }
  } catch (error) {
    process.stderr.write(`${explainStartError(error)}\n`);
    shutdown.begin('start failed', 1);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exitCode = 1;
});

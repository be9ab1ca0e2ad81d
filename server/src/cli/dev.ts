import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { createLog, type Log } from '../platform/log/index.ts';
import { explainStartError, fillDemoShop, openStore, prepareShutdown } from '../start/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAIN = join(ROOT, 'server/src/main.ts');
const WATCHED = ['server/src', 'server/migrations', 'contract/src', 'extend', 'extensions', 'demo', 'waha.config.ts'];
const SETTLE_MS = 120;

/**
 * `npm run dev`: this process runs the database; a child serves the shop with Vite instead of the build and restarts
 * when the server's code, the contract or a migration changes.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel, pretty: true });
  const shutdown = prepareShutdown(log);
  try {
    const store = await openStore(config, log, () => shutdown.begin('database lost', 1));
    shutdown.push({ name: 'postgres', limitMs: 9_000, run: () => store.stop() });
    await fillDemoShop(config, log, store.url, (line) => process.stdout.write(`${line}\n`));
    const server = keepServer(
      { DATABASE_URL: store.url, DEMO: config.demo ? '1' : '0', WAHA_DEV: '1', WORKERS: '1' },
      log,
    );
    shutdown.push({ name: 'server', limitMs: 8_000, run: () => server.stop() });
    for (const folder of WATCHED) watchFolder(join(ROOT, folder), () => server.restart());
  } catch (error) {
    process.stderr.write(`${explainStartError(error)}\n`);
    shutdown.begin('start failed', 1);
  }
}

function keepServer(settings: Record<string, string>, log: Log): { restart(): void; stop(): Promise<void> } {
  let child = start();
  let changing = Promise.resolve();
  function start(): ChildProcess {
    // Vite loads the development build of packages; the server must hold the same React Router as its pages do.
    const execArgv = ['--enable-source-maps', '--conditions=development'];
    const started = fork(MAIN, { env: { ...process.env, ...settings }, execArgv });
    started.once('exit', (code) => {
      if (code) log.error({ exitCode: code }, 'The server ended; it starts again when a file changes');
    });
    return started;
  }
  return {
    restart() {
      changing = changing.then(async () => {
        await end(child);
        child = start();
      });
    },
    async stop() {
      await changing;
      await end(child);
    },
  };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Editors write a file in several steps: one restart for all that happens close together. */
function watchFolder(folder: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, (_event, name) => {
    if (!name || !/\.(ts|sql|json)$/.test(name) || /\.test\.ts$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MS);
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exitCode = 1;
});

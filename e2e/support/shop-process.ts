import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Limit for filling the demo shop, which takes minutes on a busy machine. */
const START_LIMIT_MS = 400_000;
const STOP_LIMIT_MS = 15_000;

/** Shop settings removed from the environment, so that a developer's shell does not influence tests. */
const SHOP_SETTINGS =
  /^(PORT|HOST|DATA_DIR|DATABASE_URL|DB_POOL_SIZE|METRICS_PORT|METRICS_HOST|PUBLIC_URL|STORE_API_KEY|DEMO|DEMO_WEEKS|SMTP_URL|WORKERS)$/;
const TEST_SETTINGS = /^(TRUST_PROXY|WAHA_DEV|LOG_LEVEL|NODE_ENV|VITEST.*|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/;

export interface RunningShop {
  url: string;
  /** File with all output of the process. */
  logFile: string;
  stop(): Promise<void>;
}

export interface StartShopOptions {
  settings?: Record<string, string>;
  /** The name of the file in test-results that takes its output. */
  log?: string;
  /** The program for Node and its arguments; the checkout's own, unless given. */
  command?: readonly string[];
}

/** Starts the shop as `npm start` does, on `dataDir` and a free port of the loopback; resolves once it is ready. */
export async function startShop(
  dataDir: string,
  { settings = {}, log = 'shop.log', command = ['server/src/main.ts'] }: StartShopOptions = {},
): Promise<RunningShop> {
  const port = await findFreePort();
  const logFile = join(ROOT, 'test-results', log);
  const child = await spawnShop(
    command,
    { DATA_DIR: dataDir, PORT: String(port), DEMO_WEEKS: '0', ...settings },
    logFile,
  );
  const stop = () => stopShop(child);
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(url, child);
    return { url, logFile, stop };
  } catch (error) {
    await stop();
    throw new Error(`The shop did not start; see ${logFile}`, { cause: error });
  }
}

async function spawnShop(
  command: readonly string[],
  settings: Record<string, string>,
  logFile: string,
): Promise<ChildProcess> {
  await mkdir(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  await once(log, 'open');
  const inherited = Object.entries(process.env).filter(
    ([name]) => ![SHOP_SETTINGS, TEST_SETTINGS].some((one) => one.test(name)),
  );
  return spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...Object.fromEntries(inherited), ...settings },
    stdio: ['ignore', log, log],
  });
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It ended with ${child.exitCode ?? child.signalCode}`);
    const status = await fetch(`${url}/ready`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(200);
  }
  throw new Error(`It was not ready within ${START_LIMIT_MS / 1000} s`);
}

/** Stops the process as a supervisor would. A process that does not stop is killed, and an error is thrown. */
async function stopShop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  const [code, signal] = await ended;
  clearTimeout(timer);
  if (code !== 0) throw new Error(`The shop did not stop cleanly: it ended with ${code ?? signal}`);
}

/** A free port of the loopback interface. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}

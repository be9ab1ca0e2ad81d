import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { TEST_STORE_KEY } from './create-test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** A guard to take out of the server's code: see without-guard.ts. */
export interface Guard {
  file: string;
  guard: string;
  instead: string;
}

export interface ApiProcess {
  address: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** What a process is told to open. */
export interface ApiTask {
  databaseUrl: string;
  settings: Record<string, string>;
  limits: boolean;
}

interface ApiOptions {
  without?: Guard | readonly Guard[];
  limits?: boolean;
  settings?: Record<string, string>;
}

/** A process without a shop; `tell` gives it one, or takes it away. */
function forkApi({ without }: Pick<ApiOptions, 'without'>) {
  const preload = without ? ['--import', join(import.meta.dirname, 'without-guard.ts')] : [];
  const child = fork(join(import.meta.dirname, 'api-process.main.ts'), {
    execArgv: preload,
    env: {
      ...process.env,
      // What Node makes of the sources to run them; without it half of a start is spent on that.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/compiled'),
      DB_POOL_SIZE: '20',
      STORE_API_KEY: TEST_STORE_KEY,
      DATA_DIR: join(tmpdir(), 'waha-test-data'),
      ...(without && { WITHOUT_GUARD: JSON.stringify([without].flat()) }),
    },
  });
  async function tell(task: ApiTask | 'rest'): Promise<{ address?: string }> {
    child.send(task);
    const [message] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`the API process ended with ${code}`))),
    ]);
    return message as { address?: string };
  }
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  }
  return { child, tell, stop };
}

function taskOf(databaseUrl: string, { settings = {}, limits = false }: ApiOptions): ApiTask {
  return { databaseUrl, settings, limits };
}

/** Starts the API as its own process on a database, so that races cross processes as they do in the shop. */
export async function startApiProcess(databaseUrl: string, options: ApiOptions = {}): Promise<ApiProcess> {
  const { child, tell, stop } = forkApi(options);
  const { address = '' } = await tell(taskOf(databaseUrl, options));
  return { address, process: child, stop };
}

export interface HttpAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: as TestAnswer.
  body: any;
}

/** One call over a socket. Rejects when the connection breaks: whether it was carried out is then unknown. */
export async function callOver(
  address: string,
  key: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<HttpAnswer> {
  const [method = 'GET', path = ''] = key.split(' ');
  const response = await fetch(`${address}/api/store${path}`, {
    method,
    headers: { 'x-api-key': TEST_STORE_KEY, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Two server processes on a database, twenty connections each, and calls that are shared out between them. */
export interface TwoProcesses {
  /** Opens the shop in both; without guards in negative controls, after which the database may break its invariants. */
  start(without?: Guard | readonly Guard[]): Promise<void>;
  /** One call; `turn` says which of the two answers. */
  call(turn: number, key: string, body?: unknown, headers?: Record<string, string>): Promise<HttpAnswer>;
  stop(): Promise<void>;
}

/** For one file of tests. The two whose code is whole go from one test to the next; those without a guard end with theirs. */
export function twoProcesses(
  database: () => Pick<TestDatabase, 'url' | 'allowViolations'>,
  options: () => { limits?: boolean; settings?: Record<string, string> } = () => ({}),
): TwoProcesses {
  type Forked = ReturnType<typeof forkApi>;
  const pair = (without?: ApiOptions['without']) => [0, 1].map(() => forkApi(without ? { without } : {}));
  let whole: Forked[] = [];
  let running: Forked[] = [];
  let addresses: string[] = [];
  afterAll(() => Promise.all(whole.map((one) => one.stop())));
  return {
    async start(without) {
      if (without) database().allowViolations();
      else if (whole.length === 0) whole = pair();
      running = without ? pair(without) : whole;
      const task = taskOf(database().url, options());
      addresses = await Promise.all(running.map(async (one) => (await one.tell(task)).address ?? ''));
    },
    call: (turn, key, body, headers) => callOver(addresses[turn % addresses.length] ?? '', key, body, headers),
    async stop() {
      await Promise.all(running.map((one) => (whole.includes(one) ? one.tell('rest') : one.stop())));
      running = [];
    },
  };
}

/** A race without its guard is lost most times, not every time: runs it until more than `fine` comes out, fifteen times at most. */
export async function untilLost(race: () => Promise<number>, fine = 1): Promise<number> {
  let most = Number.NEGATIVE_INFINITY;
  for (let time = 0; time < 15 && most <= fine; time += 1) most = Math.max(most, await race());
  return most;
}

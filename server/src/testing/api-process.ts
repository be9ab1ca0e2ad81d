import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Starts the API as its own process on a database, so that races cross processes as they do in the shop. */
export async function startApiProcess(
  databaseUrl: string,
  options: {
    without?: Guard | readonly Guard[];
    port?: number;
    limits?: boolean;
    settings?: Record<string, string>;
  } = {},
): Promise<ApiProcess> {
  const preload = options.without ? ['--import', join(import.meta.dirname, 'without-guard.ts')] : [];
  const child = fork(join(import.meta.dirname, 'api-process.main.ts'), {
    execArgv: preload,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DB_POOL_SIZE: '20',
      STORE_API_KEY: TEST_STORE_KEY,
      DATA_DIR: join(tmpdir(), 'waha-test-data'),
      ...options.settings,
      ...(options.limits && { WITH_LIMITS: '1' }),
      ...(options.without && { WITHOUT_GUARD: JSON.stringify([options.without].flat()) }),
    },
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the API process ended with ${code}`))),
  ]);
  return {
    address: (message as { address: string }).address,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
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
  /** Starts both; without guards in negative controls, after which the database may break its invariants. */
  start(without?: Guard | readonly Guard[]): Promise<void>;
  /** One call; `turn` says which of the two answers. */
  call(turn: number, key: string, body?: unknown, headers?: Record<string, string>): Promise<HttpAnswer>;
  stop(): Promise<void>;
}

export function twoProcesses(
  database: () => Pick<TestDatabase, 'url' | 'allowViolations'>,
  options: () => { limits?: boolean; settings?: Record<string, string> } = () => ({}),
): TwoProcesses {
  let processes: ApiProcess[] = [];
  return {
    async start(without) {
      if (without) database().allowViolations();
      const all = { ...options(), ...(without && { without }) };
      processes = await Promise.all([0, 1].map(() => startApiProcess(database().url, all)));
    },
    call: (turn, key, body, headers) => callOver(processes[turn % processes.length]?.address ?? '', key, body, headers),
    async stop() {
      await Promise.all(processes.map((one) => one.stop()));
      processes = [];
    },
  };
}

/** A race without its guard is lost most times, not every time: runs it until more than `fine` comes out, fifteen times at most. */
export async function untilLost(race: () => Promise<number>, fine = 1): Promise<number> {
  let most = Number.NEGATIVE_INFINITY;
  for (let time = 0; time < 15 && most <= fine; time += 1) most = Math.max(most, await race());
  return most;
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_STORE_KEY } from './create-test-app.ts';
import type { TestDatabase } from './database/test-database.ts';

/** A guard to remove from the server's code: see load-without.ts. */
export interface Guard {
  file: string;
  guard: string;
  instead: string;
}

export interface ApiProcess {
  address: string;
  process: ChildProcess;
  /** Closes the shop in the process. */
  stop(): Promise<void>;
}

/** The task of a process. */
export interface ApiTask {
  databaseUrl: string;
  settings: Record<string, string>;
  limits: boolean;
  without: readonly Guard[];
  /** True where its transactions are delayed before they commit: see hold-commits.ts. */
  holds: boolean;
}

/** The answer of a process: its address, or that it is idle. */
export interface ApiAnswer {
  address: string;
  isFull: boolean;
}

interface ApiOptions {
  without?: Guard | readonly Guard[] | undefined;
  limits?: boolean;
  settings?: Record<string, string>;
  /** False where the racing calls wait for these commits anyway, even without a guard. */
  holds?: boolean;
}

/** Idle processes. They are reused by the next tests: loading the server takes a second of a core. */
const resting: ChildProcess[] = [];

const isThere = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

function forkApi(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'api-process.main.ts'), {
    execArgv: [],
    env: {
      ...process.env,
      // Node's compile cache; without it half of a start is compilation.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/compiled'),
      DB_POOL_SIZE: '20',
      STORE_API_KEY: TEST_STORE_KEY,
      // Named by this process: a run that starts beside it removes those of processes that have ended.
      DATA_DIR: join(tmpdir(), `waha-test-${process.pid}-data`),
    },
  });
  // The child ends with this process, which must not wait for it.
  child.unref();
  child.channel?.unref();
  return child;
}

async function tell(child: ChildProcess, task: ApiTask | 'rest'): Promise<ApiAnswer> {
  const answered = new AbortController();
  const { signal } = answered;
  child.send(task);
  const [message] = await Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`the API process ended with ${code}`))),
  ]).finally(() => answered.abort());
  return message as ApiAnswer;
}

async function rest(child: ChildProcess): Promise<void> {
  if (!isThere(child)) return;
  const { isFull } = await tell(child, 'rest');
  if (isFull) child.kill();
  else resting.push(child);
}

/** Opens the API on a database in a process of its own, so that races cross processes as they do in the shop. */
export async function startApiProcess(
  databaseUrl: string,
  { without = [], settings = {}, limits = false, holds = true }: ApiOptions = {},
): Promise<ApiProcess> {
  const child = resting.pop() ?? forkApi();
  if (!isThere(child)) return startApiProcess(databaseUrl, { without, settings, limits, holds });
  const { address } = await tell(child, {
    databaseUrl,
    settings,
    limits,
    holds: holds && [without].flat().length > 0,
    without: [without].flat(),
  });
  let stopped: Promise<void> | undefined;
  return {
    address,
    process: child,
    stop() {
      stopped ??= rest(child);
      return stopped;
    },
  };
}

export interface HttpAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: as TestAnswer.
  body: any;
}

/** Makes one call over a socket. Rejects when the connection breaks: whether the call was executed is then unknown. */
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

/** Two server processes on a database, with twenty connections each; calls are distributed between them. */
export interface TwoProcesses {
  /**
   * Opens the shop in both processes; without guards in negative controls, after which the database may violate its
   * invariants.
   */
  start(without?: Guard | readonly Guard[]): Promise<void>;
  /** Makes one call; `turn` selects the process that answers. */
  call(turn: number, key: string, body?: unknown, headers?: Record<string, string>): Promise<HttpAnswer>;
  stop(): Promise<void>;
}

export function twoProcesses(
  database: () => Pick<TestDatabase, 'url' | 'allowViolations'>,
  options: () => { limits?: boolean; settings?: Record<string, string>; holds?: boolean } = () => ({}),
): TwoProcesses {
  let running: ApiProcess[] = [];
  const stop = async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
  };
  return {
    async start(without) {
      await stop();
      if (without) database().allowViolations();
      const start = () => startApiProcess(database().url, { ...options(), without });
      running = await Promise.all([start(), start()]);
    },
    call: (turn, key, body, headers) => callOver(running[turn % running.length]?.address ?? '', key, body, headers),
    stop,
  };
}

/**
 * Repeats a race without its guard, at most `times` times, until its result exceeds `fine`: such a race fails often,
 * but not always.
 */
export async function untilLost(race: () => Promise<number>, fine = 1, times = 15): Promise<number> {
  let most = Number.NEGATIVE_INFINITY;
  for (let time = 0; time < times && most <= fine; time += 1) most = Math.max(most, await race());
  return most;
}

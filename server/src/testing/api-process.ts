import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_STORE_KEY } from './create-test-app.ts';

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
  options: { without?: Guard; port?: number; limits?: boolean; settings?: Record<string, string> } = {},
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
      ...(options.without && { WITHOUT_GUARD: JSON.stringify(options.without) }),
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

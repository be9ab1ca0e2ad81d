import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppDeps, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/log/index.ts';
import type { TestDatabase } from './database/test-database.ts';
import { testExtensions } from './test-extensions.ts';

export const TEST_STORE_KEY = 'waha-test-key';

/** The answer of a call: status, parsed body, headers. */
export interface TestAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every endpoint, and fail where they err.
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestCallOptions {
  body?: unknown;
  language?: 'ar' | 'en';
  headers?: Record<string, string>;
  /** The client address of the call. */
  from?: string;
}

/** The application on a test database, without pages, and a way to call it as a browser would. `settings` as in the environment. */
export async function createTestApp(
  database: TestDatabase,
  { settings, ...deps }: Partial<AppDeps> & { settings?: Record<string, string> } = {},
) {
  const read = readConfig({
    STORE_API_KEY: TEST_STORE_KEY,
    DATABASE_URL: database.url,
    // Named like a test cluster's folder, so that a later run removes it. Each database has its own files.
    DATA_DIR: join(tmpdir(), `waha-test-${process.pid}-data`, new URL(database.url).pathname),
    PUBLIC_URL: 'http://shop.test',
    DEMO: '0',
    ...settings,
  });
  // A test names the address as the environment does; unless it does so itself, the settings may name another.
  const config = { ...read, isAddressFixed: settings?.PUBLIC_URL !== undefined };
  const app = await createApp({
    config,
    database,
    // An unexpected failure must be visible in the output of its test.
    log: createLog({ level: 'error' }),
    storefront: null,
    background: false,
    limits: false,
    bulkheads: false,
    extensions: testExtensions,
    ...deps,
  });
  await app.server.ready();
  async function call(key: string, options: TestCallOptions = {}): Promise<TestAnswer> {
    const [method, path = ''] = key.split(' ');
    const response = await app.server.inject({
      method: method === 'GET' || method === 'POST' || method === 'PATCH' || method === 'PUT' ? method : 'DELETE',
      url: `/api/store${path}`,
      headers: {
        'x-api-key': TEST_STORE_KEY,
        'accept-language': options.language ?? 'ar',
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.from === undefined ? {} : { remoteAddress: options.from }),
      ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }
  return { app, call, config, close: () => app.close() };
}

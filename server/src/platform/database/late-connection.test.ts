import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { isUnavailable } from './database-errors.ts';
import { type OpenDatabase, openDatabase, REQUEST_TIMEOUTS } from './open-database.ts';
import { sql } from './sql.ts';

const CONNECT_TIMEOUT_MS = 100;

let database: TestDatabase;
let proxy: Server;
let through: OpenDatabase;
let connections: number;
/** Lets the server's answers pass. */
let answer: () => void;

// A proxy that holds back what the server says, as a starved machine does.
beforeEach(async () => {
  database = await createTestDatabase({ poolSize: 1 });
  const target = new URL(database.url);
  const held = Promise.withResolvers<void>();
  answer = held.resolve;
  connections = 0;
  proxy = createServer((client) => {
    connections += 1;
    const server = connect(Number(target.port), target.hostname);
    client.pipe(server);
    void held.promise.then(() => server.pipe(client));
    for (const socket of [client, server]) socket.on('error', () => undefined).on('close', () => server.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const timeouts = { ...REQUEST_TIMEOUTS, connectTimeoutMs: CONNECT_TIMEOUT_MS };
  through = openDatabase({ url: url.href, poolSize: 3, timeouts });
});
afterEach(async () => {
  answer();
  await through.close();
  proxy.close();
  await database.close();
});

it('keeps a connection that arrives after its caller has given up', async () => {
  const late = await sql`select 1`.execute(through.db).catch((error: unknown) => error);
  expect(isUnavailable(late)).toBe(true);
  answer();
  await expect.poll(() => through.state()).toMatchObject({ open: 1, used: 0 });
  await sql`select 1`.execute(through.db);
  expect(connections).toBe(1);
});

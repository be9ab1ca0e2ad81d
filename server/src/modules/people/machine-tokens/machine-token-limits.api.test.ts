import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  makeMachineToken,
  makeStaff,
  TEST_STORE_KEY,
  type TestDatabase,
  twoProcesses,
} from '../../../testing/index.ts';
import { MOST_PER_MINUTE } from './find-machine.ts';
import { newMachineToken } from './token-format.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { limits: true });
});
afterEach(async () => {
  await sql`delete from rate_limits`.execute(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = async (token: string, from = '203.0.113.5') => {
  const { status, body, headers } = await shop.call('GET /admin/products/brands', {
    headers: { authorization: `Bearer ${token}` },
    from,
  });
  return { status, code: body.code, retryAfter: headers['retry-after'] };
};

test('a token makes so many calls a minute from wherever it is used, and another is not slowed by it', async () => {
  const { id, token } = await makeMachineToken(database.db, ['products:read']);
  await ask(token);
  // The window is of the database: what other processes counted is in it.
  await sql`update rate_limits set requests = ${MOST_PER_MINUTE - 1} where bucket = ${`machine ${id}`}`.execute(
    database.db,
  );
  expect(await ask(token)).toMatchObject({ status: 200 });
  const beyond = await ask(token, '198.51.100.9');
  expect(beyond).toMatchObject({ status: 429, code: 'request.rate_limited' });
  expect(Number(beyond.retryAfter)).toBeGreaterThan(0);
  expect(Number(beyond.retryAfter)).toBeLessThanOrEqual(60);
  const other = await makeMachineToken(database.db, ['products:read']);
  expect(await ask(other.token)).toMatchObject({ status: 200 });
});

test('unknown tokens are counted by visitor; a typo costs no lookup, and a neighbour’s token goes on working', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 32; count += 1) statuses.push((await ask(newMachineToken())).status);
  expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
  expect((await ask(newMachineToken(), '198.51.100.9')).status, 'another visitor').toBe(401);
  const { token } = await makeMachineToken(database.db, ['products:read']);
  expect((await ask(token)).status, 'behind the same address').toBe(200);
  await sql`delete from rate_limits`.execute(database.db);
  await ask(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`);
  const { rows } = await sql.rows({ bucket: sql.text })`select bucket from rate_limits`.execute(database.db);
  expect(rows).toEqual([]);
});

test('of two Authorization headers the first counts, and of a token nothing is guessed from the other', async () => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const listening = shop.app.server.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  const askTwice = (...tokens: string[]) =>
    new Promise<number | undefined>((resolve, reject) => {
      const authorizations = tokens.flatMap((token) => ['authorization', `Bearer ${token}`]);
      const headers = ['host', `127.0.0.1:${port}`, 'x-api-key', TEST_STORE_KEY, ...authorizations];
      get({ port, path: '/api/store/admin/products/brands', headers, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  const { token } = await makeMachineToken(database.db, ['products:read']);
  expect(await askTwice(token, newMachineToken())).toBe(200);
  expect(await askTwice(newMachineToken(), token)).toBe(401);
});

test('a token revoked in one process is refused by the other with its next call', async () => {
  const both = twoProcesses(() => database);
  await both.start();
  const { id, headers } = await makeMachineToken(database.db, ['products:read']);
  const askBoth = async () => {
    const answers = [0, 1].map((turn) => both.call(turn, 'GET /admin/products/brands', undefined, headers));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await askBoth()).toEqual([200, 200]);
  const owner = await makeStaff(database.db, 'owner');
  await both.call(0, `POST /admin/machine-tokens/${id}/revoke`, undefined, owner.headers);
  expect(await askBoth()).toEqual([401, 401]);
  await both.stop();
});

import { type EndpointDefinition, endpoints } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workClasses } from '../bulkheads.ts';
import { testProtocol } from '../testing/fakes/test-protocol.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCustomer,
  makeMachineToken,
  makeSellable,
  makeStaff,
  type TestDatabase,
} from '../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let off: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const deps = { extensions: [testProtocol], bulkheads: workClasses, limits: true };
  shop = await createTestApp(database, { ...deps, settings: { TEST_PROTOCOL: '1' } });
  off = await createTestApp(database, deps);
  await makeSellable(database.db);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 5 })).id;
});
afterAll(async () => {
  await shop.close();
  await off.close();
  await database.close();
});

const ask = (url: string, payload?: string, app = shop) =>
  app.app.server.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    ...(payload !== undefined && { payload, headers: { 'content-type': 'text/strange' } }),
  });

async function call(key: string, input: object = {}) {
  const answer = await ask('/api/test-protocol/call', JSON.stringify({ key, input }));
  return answer.json();
}

test('routes get the bytes as they came, the values of their path, and no address', async () => {
  const answer = await ask('/api/test-protocol/echo/%D8%B9%D9%88%D8%AF?a=1&b=2&b=3', '{ "as": "it came" }');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    ...{ method: 'POST', path: '/echo/%D8%B9%D9%88%D8%AF', params: { word: 'عود' } },
    ...{ query: { a: '1' }, body: '{ "as": "it came" }' },
  });
});

test('addresses at the root have the headers and the type that the protocol names', async () => {
  const found = await ask('/.well-known/test-protocol');
  expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  const text = await ask('/test-protocol.txt');
  expect([text.body, text.headers['content-type']]).toEqual(['text', 'text/plain']);
});

test.each([
  '/api/test-protocol/nothing',
  '/api/test-protocol/echo',
  '/api/test-protocol/echo/a/b',
  '/api/test-protocol/',
])('%s is not found', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});

test('another method is refused with those there are', async () => {
  const answer = await shop.app.server.inject({ method: 'PUT', url: '/api/test-protocol/echo/a' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, POST']);
});

test('while it is off none of its addresses is there', async () => {
  for (const url of ['/.well-known/test-protocol', '/test-protocol.txt', '/api/test-protocol/echo/a'])
    expect([url, (await ask(url, undefined, off)).statusCode]).toEqual([url, 404]);
});

test('it calls what buyers may call, as a guest', async () => {
  const { status, body } = await call('GET /products/{id}', { params: { id: productId }, language: 'en' });
  expect([status, body.price]).toEqual([200, 100]);
  const lines = [{ product_id: productId, quantity: 2 }];
  expect((await call('POST /orders/quote', { body: { lines } })).body.subtotal).toBe(200);
  expect(await call('GET /products/{id}', { params: { id: 9_999_999 } })).toMatchObject({
    ...{ status: 404, body: { code: 'catalog.product_not_found' } },
  });
  expect(await call('POST /orders', { body: {} })).toMatchObject({ status: 422 });
});

test.each(['GET /admin/orders', 'GET /nothing', '__proto__', 'GET /orders/{id}/invoice.pdf'])(
  '%s is no call of a protocol',
  async (key) => {
    expect(await call(key)).toMatchObject({ status: 404, body: { code: 'request.not_found' } });
  },
);

test('of all calls those of staff, and files, are there for no protocol, and those of customers for no guest', async () => {
  const all: [string, EndpointDefinition][] = Object.entries(endpoints);
  // Another shop, whose address has spent nothing.
  const roomy = await createTestApp(database, { extensions: [testProtocol], settings: { TEST_PROTOCOL: '1' } });
  for (const [key, { access, takes, gives }] of all) {
    const isOpen = access === 'public' || access === 'visitor';
    const isThere = (isOpen || access === 'customer') && !takes && !gives;
    if (isOpen && isThere) continue;
    const answer = await ask('/api/test-protocol/call', JSON.stringify({ key, input: {} }), roomy);
    expect([key, answer.json().status]).toEqual([key, isThere ? 401 : 404]);
  }
  await roomy.close();
});

test('with the session of a customer it acts for them, and with no other token', async () => {
  expect(await call('GET /orders')).toMatchObject({ status: 401 });
  const customer = await makeCustomer(database.db);
  const tokenOf = ({ authorization = '' }: Record<string, string>) => authorization.replace('Bearer ', '');
  expect(await call('GET /orders', { token: tokenOf(customer.headers) })).toMatchObject({ status: 200 });
  const staff = await makeStaff(database.db, 'owner');
  const machine = await makeMachineToken(database.db, ['orders:read']);
  for (const { headers } of [staff, machine])
    expect(await call('GET /orders', { token: tokenOf(headers) })).toMatchObject({ status: 401 });
});

test('a route that throws costs its request, and no answer splits the headers', async () => {
  for (const url of ['/api/test-protocol/throws', '/api/test-protocol/splits']) {
    const answer = await ask(url);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([500, undefined]);
  }
});

test('a flood of one address is refused, and another is served', async () => {
  const from = (remoteAddress: string) =>
    shop.app.server.inject({ url: '/api/test-protocol/echo/a', remoteAddress }).then(({ statusCode }) => statusCode);
  const statuses: number[] = [];
  for (let at = 0; at < 320; at += 1) statuses.push(await from('203.0.113.9'));
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect(await from('203.0.113.10')).toBe(200);
});

test('a proven sender has one budget from however many addresses, and another has its own', async () => {
  const asked = (sender: string, at: number) =>
    shop.app.server
      .inject({ url: `/api/test-protocol/proven/${sender}`, remoteAddress: `198.51.100.${at % 250}` })
      .then((answer) => answer.json());
  const may: boolean[] = [];
  for (let at = 0; at < 320; at += 1) may.push(await asked('a.example', at));
  expect([may.at(0), may.at(-1)]).toEqual([true, false]);
  expect(await asked('b.example', 1)).toBe(true);
});

test('a closed shop answers no agent', async () => {
  const owner = await makeStaff(database.db, 'owner');
  const set = async (isOpen: boolean) => {
    const { body } = await shop.call('GET /admin/settings/opening', { headers: owner.headers });
    const opening = { is_open: isOpen, version: body.data.version };
    await shop.call('PUT /admin/settings/opening', { headers: owner.headers, body: opening });
  };
  const status = async () => (await ask('/api/test-protocol/echo/a')).statusCode;
  await set(false);
  await expect.poll(status).toBe(503);
  await set(true);
  await expect.poll(status).toBe(200);
});

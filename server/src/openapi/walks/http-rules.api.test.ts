import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { callUrl } from '@waha/contract/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { allKeys, type Parts, type World } from './contract-world.fixture.ts';
import { openWorld, samples } from './module-fixtures.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await world.close();
  await shop.close();
  await database.close();
});

const all = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'] as const;
type Method = (typeof all)[number] | 'OPTIONS';

const pathOf = (key: EndpointKey) => key.slice(key.indexOf(' ') + 1);
const methodsAt = (path: string) => allKeys.filter((key) => pathOf(key) === path).map((key) => key.split(' ')[0] ?? '');
const paths = [...new Set(allKeys.map(pathOf))];
/** Placeholders get any value: a path is looked up before its values are checked. */
const addressOf = (path: string) => `/api/store${path.replace(/\{\w+\}/g, '7')}`;
const isOfStaff = (path: string) => path.includes('/admin/');

/** Sends a request as a page of another origin would: anonymous, without a key. */
const ask = (method: Method, url: string, headers: Record<string, string> = {}) =>
  shop.app.server.inject({ method, url, headers: { origin: 'https://app.example', ...headers } });

/** Other calls whose pattern matches the same address: `/orders/7` and `/orders/quote`. */
const alsoAt = (path: string) =>
  allKeys.filter((key) =>
    new RegExp(`^${pathOf(key).replace(/\{\w+\}/g, '[^/]+')}$`).test(path.replace(/\{\w+\}/g, '7')),
  );

describe.each(paths)('%s', (path) => {
  const own = alsoAt(path).map((key) => key.split(' ')[0] ?? '');
  const allowed = [...new Set([...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])];
  const besides = path === '/uploads/{id}' ? ['HEAD'] : [];

  test('says what it takes, refuses what it does not, and leads there from a slash', async () => {
    const refusedMethods = all.filter((method) => !allowed.includes(method) && !besides.includes(method));
    for (const method of refusedMethods) {
      const answer = await ask(method, addressOf(path));
      expect([answer.statusCode, answer.headers['cache-control']], method).toEqual([405, 'no-store']);
      expect(String(answer.headers.allow).split(', '), method).toEqual(expect.arrayContaining(allowed));
      if (method !== 'HEAD') expect(answer.json().code).toBe('request.method_not_allowed');
    }
    const told = await ask('OPTIONS', addressOf(path));
    expect([told.statusCode, told.body]).toEqual([204, '']);
    expect(String(told.headers.allow).split(', ').toSorted()).toEqual(allowed.toSorted());
    const led = await ask('GET', `${addressOf(path)}/?page=2`);
    expect([led.statusCode, led.headers.location]).toEqual([308, `${addressOf(path)}?page=2`]);
    expect(methodsAt(path).length).toBeGreaterThan(0);
  });

  test(`may be called ${isOfStaff(path) ? 'by no page but ours' : 'by an app of another origin, never with cookies'}`, async () => {
    const asked = await ask('OPTIONS', addressOf(path), {
      'access-control-request-method': own[0] ?? 'GET',
      'access-control-request-headers': 'x-api-key, authorization, idempotency-key, content-type',
    });
    const answered = await ask(own[0] === 'GET' ? 'GET' : 'POST', addressOf(path));
    const origins = [asked, answered].map(({ headers }) => headers['access-control-allow-origin']);
    if (isOfStaff(path)) {
      expect(origins).toEqual([undefined, undefined]);
      expect(asked.headers['access-control-allow-methods']).toBeUndefined();
      return;
    }
    expect(origins).toEqual(['*', '*']);
    expect(String(asked.headers['access-control-allow-methods']).split(', ')).toEqual(expect.arrayContaining(own));
    const names = String(asked.headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(names).toEqual(expect.arrayContaining(['x-api-key', 'authorization', 'idempotency-key', 'content-type']));
    for (const { headers } of [asked, answered]) expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(answered.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

const definitionOf = (key: EndpointKey): EndpointDefinition => endpoints[key];
/** Fields that differ in each answer. */
const ofTheMoment = [
  'date',
  'etag',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
];
const lasting = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheMoment.includes(name)));

test.each(allKeys.filter((key) => key.startsWith('GET ')))('HEAD of %s says what GET says, without it', async (key) => {
  const parts: Parts = (await rows[key].good[0]?.()) ?? {};
  const got = await world.send(key, parts);
  const told = await world.send(key, parts, 'HEAD');
  expect([told.status, told.body]).toEqual([got.status, undefined]);
  expect(lasting(told.headers)).toEqual(lasting(got.headers));
  if (definitionOf(key).cache) {
    expect(told.headers).toMatchObject({ etag: got.headers.etag, 'content-length': got.headers['content-length'] });
  }
});

test('nothing of the admin is kept for everybody', () => {
  for (const key of allKeys) if (definitionOf(key).cache) expect(isOfStaff(pathOf(key)), key).toBe(false);
});

test('a disguised address of staff’s is none of another origin’s', async () => {
  for (const method of ['OPTIONS', 'GET'] as const) {
    const { headers } = await ask(method, '/api/store/%61dmin/staff');
    expect(headers['access-control-allow-origin'], method).toBeUndefined();
    expect(headers['access-control-allow-methods']).toBeUndefined();
  }
});

test('an address that has no call is not found, whatever is asked of it', async () => {
  for (const method of [...all, 'OPTIONS'] as const) {
    const answer = await ask(method, `/api/store${callUrl('GET /products', {})}x`);
    expect([answer.statusCode, answer.headers.allow], method).toEqual([404, undefined]);
  }
});

test('a form or a broken body is no reason to be told of anything but the method', async () => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
    const answer = await shop.app.server.inject({
      method: 'PUT',
      url: '/api/store/products',
      headers: { 'content-type': type },
      payload: '{',
    });
    expect(answer.statusCode, type).toBe(405);
  }
});

const withoutBody = allKeys.filter((key) => {
  const { body, takes } = definitionOf(key);
  return !key.startsWith('GET ') && !takes && (body === undefined || body.safeParse(undefined).success);
});

test.each(withoutBody)('%s takes an empty body for none, whatever type it is said to be of', async (key) => {
  for (const type of ['application/json', 'application/json; charset=utf-8', 'application/x-www-form-urlencoded']) {
    const { body: _, ...parts }: Parts = (await rows[key].good[0]?.()) ?? {};
    const answer = await world.send(key, { ...parts, raw: '', headers: { ...parts.headers, 'content-type': type } });
    expect([400, 415], `${type}: ${JSON.stringify(answer.body)}`).not.toContain(answer.status);
  }
});

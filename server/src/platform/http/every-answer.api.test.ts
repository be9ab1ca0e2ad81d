import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCustomer,
  makeSellable,
  makeStaff,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let address: string;

const key = { 'x-api-key': TEST_STORE_KEY };

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  const { product } = factories(database.db);
  for (let made = 0; made < 12; made += 1) await product();
  shop = await createTestApp(database);
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${portOf(shop)}`;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

function portOf({ app }: typeof shop): number {
  const listening = app.server.server.address();
  return typeof listening === 'object' && listening ? listening.port : 0;
}

/** Kinds of answers with a request for each. Pages and built files are covered by e2e/pages/every-route.test.ts. */
const kinds: Record<string, { status: number; path: string; init?: RequestInit }> = {
  'a made answer': { status: 200, path: '/api/store/products', init: { headers: key } },
  'the same, kept': { status: 200, path: '/api/store/products', init: { headers: key } },
  'an answer for one caller': {
    status: 422,
    path: '/api/store/orders/quote',
    init: { method: 'POST', headers: { ...key, 'content-type': 'application/json' }, body: '{}' },
  },
  'no key': { status: 401, path: '/api/store/products' },
  'no such call': { status: 404, path: '/api/store/nothing', init: { headers: key } },
  'broken JSON': {
    status: 400,
    path: '/api/store/orders',
    init: { method: 'POST', headers: { ...key, 'content-type': 'application/json' }, body: '{' },
  },
  'a type nobody reads': {
    status: 415,
    path: '/api/store/orders',
    init: { method: 'POST', headers: { ...key, 'content-type': 'text/plain' }, body: 'x' },
  },
  'a method nobody answers': { status: 404, path: '/nothing', init: { method: 'POST' } },
  'a method that this call does not take': { status: 405, path: '/api/store/products', init: { method: 'DELETE' } },
  'another spelling of a call': { status: 308, path: '/api/store/products/', init: { redirect: 'manual' } },
  'a question before a call': { status: 204, path: '/api/store/products', init: { method: 'OPTIONS' } },
  'an address that cannot be read': { status: 400, path: '/%ff%fe' },
  'the same under the API': { status: 400, path: '/api/store/products/%ff', init: { headers: key } },
  health: { status: 200, path: '/health' },
  'a picture that is not there': { status: 404, path: '/media/nothing.webp' },
  'the site map': { status: 200, path: '/sitemap.xml' },
  robots: { status: 200, path: '/robots.txt' },
  'the document of the API': { status: 200, path: '/api/store/openapi.json' },
  'its page': { status: 200, path: '/api/store/docs' },
};

function expectGuarded(headers: Headers, name: string): void {
  expect(headers.get('x-content-type-options'), name).toBe('nosniff');
  expect(headers.get('referrer-policy'), name).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy'), name).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy'), name).toBe('same-origin');
  expect(headers.get('x-frame-options'), name).toBe('DENY');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy, name).toContain("frame-ancestors 'none'");
  expect(policy, name).toContain("default-src 'none'");
  expect(policy, name).not.toMatch(/unsafe|\*/);
}

describe('guarded is', () => {
  for (const [name, { status, path, init }] of Object.entries(kinds)) {
    test(name, async () => {
      const response = await fetch(`${address}${path}`, init);
      expect(response.status).toBe(status);
      expectGuarded(response.headers, name);
      expect(response.headers.get('strict-transport-security')).toBeNull();
      if (response.status >= 400) expect(response.headers.get('cache-control')).toBe('no-store');
    });
  }

  test('an answer that a reader wants only the head of', async () => {
    for (const path of ['/api/store/products', '/sitemap.xml', '/health']) {
      const response = await fetch(`${address}${path}`, { method: 'HEAD', headers: key });
      expect([response.status, await response.text()], path).toEqual([200, '']);
      expect(Number(response.headers.get('content-length')), path).toBeGreaterThan(0);
      expectGuarded(response.headers, path);
    }
  });

  test('each encoding by a tag of its own, and spared whoever has that one', async () => {
    // An address that is not cached yet.
    const ask = (encoding: string, tag = '') =>
      fetch(`${address}/api/store/products?sort=newest`, {
        headers: { ...key, 'accept-encoding': encoding, 'if-none-match': tag },
      });
    const tagOf = ({ headers }: Response) => headers.get('etag') ?? '';
    const quick = await ask('br');
    // A second request recompresses the answer: fewer bytes, another tag, and the first tag is still valid.
    await expect.poll(async () => tagOf(await ask('br'))).not.toBe(tagOf(quick));
    const better = await ask('br');
    expect(Number(better.headers.get('content-length'))).toBeLessThan(Number(quick.headers.get('content-length')));
    expect(await better.json()).toEqual(await quick.json());
    expect((await ask('br', tagOf(quick))).status).toBe(304);
    const encodings = ['identity', 'gzip', 'br'];
    const tags = await Promise.all(encodings.map(async (one) => tagOf(await ask(one))));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    for (const [at, encoding] of encodings.entries()) {
      for (const [of, tag] of tags.entries()) {
        const answer = await ask(encoding, `"other", W/${tag}`);
        expect([answer.status, answer.headers.get('etag')], `${encoding} ${tag}`).toEqual([
          of === at ? 304 : 200,
          tags[at],
        ]);
        await answer.arrayBuffer();
      }
    }
  });

  test('an answer the client has already', async () => {
    const first = await fetch(`${address}/api/store/products`, { headers: key });
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${address}/api/store/products`, { headers: { ...key, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expectGuarded(again.headers, '304');
  });

  test('and kept by nobody: what is one person’s alone, given or refused', async () => {
    const customer = await makeCustomer(database.db);
    const owner = await makeStaff(database.db, 'owner');
    const asks: [string, number, Record<string, string>][] = [
      ['/user/profile', 200, customer.headers],
      ['/user/export', 200, customer.headers],
      ['/orders', 200, customer.headers],
      ['/admin/staff', 200, owner.headers],
      ['/admin/audit', 200, owner.headers],
      ['/admin/staff', 403, customer.headers],
      ['/user/profile', 403, owner.headers],
      ['/user/profile', 401, {}],
      ['/orders/11111111-1111-4111-8111-111111111111', 404, customer.headers],
    ];
    for (const [path, status, headers] of asks) {
      const response = await fetch(`${address}/api/store${path}`, { headers: { ...key, ...headers } });
      expect(response.status, path).toBe(status);
      expectGuarded(response.headers, path);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      expect(response.headers.get('etag'), path).toBeNull();
      expect(response.headers.get('set-cookie'), path).toBeNull();
      expect(response.headers.get('access-control-allow-origin'), path).toBe(path.includes('/admin/') ? null : '*');
      expect(response.headers.get('access-control-allow-credentials'), path).toBeNull();
    }
  });

  test('too many requests, with when to come again', async () => {
    const limited = await createTestApp(database, { limits: true });
    const ask = () =>
      limited.app.server.inject({ method: 'POST', url: '/api/store/coupons/validate', headers: key, payload: {} });
    // The requests fall into two windows of a minute at most, of twenty each.
    const answers = await Promise.all(Array.from({ length: 45 }, ask));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    await limited.close();
  });

  test('what is no HTTP at all', async () => {
    const socket = connect(portOf(shop), '127.0.0.1');
    socket.write('NONSENSE\r\n\r\n');
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk);
    const answer = Buffer.concat(chunks).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("frame-ancestors 'none'");
  });
});

test('a shop on https says so on kept answers, made answers and refusals', async () => {
  const config = readConfig({ ...configOf(), PUBLIC_URL: 'https://shop.test' });
  const secure = await createTestApp(database, { config });
  for (const [url, headers] of [
    ['/api/store/products', key],
    ['/api/store/nothing', key],
    ['/health', {}],
    ['/sitemap.xml', {}],
  ] as const) {
    const { headers: sent } = await secure.app.server.inject({ method: 'GET', url, headers });
    expect(sent['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
  }
  await secure.close();
});

function configOf(): Record<string, string> {
  return { STORE_API_KEY: TEST_STORE_KEY, DATABASE_URL: database.url, DATA_DIR: '.data/test', DEMO: '0' };
}

describe('compressed is', () => {
  const quote = (encoding: string) =>
    shop.app.server.inject({
      method: 'POST',
      url: '/api/store/orders/quote',
      headers: { ...key, 'content-type': 'application/json', 'accept-encoding': encoding },
      payload: JSON.stringify({ lines: Array.from({ length: 20 }, (_, at) => ({ product_id: at + 1, quantity: 1 })) }),
    });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('what is made for one caller (%s)', async (encoding, unpack) => {
    const plain = await quote('identity');
    expect(plain.statusCode).toBe(200);
    const packed = await quote(encoding);
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const { data } = JSON.parse(unpack(packed.rawPayload).toString());
    expect(data.lines).toEqual(plain.json().data.lines);
  });

  test('nothing so small that it would not shrink', async () => {
    const response = await shop.app.server.inject({ url: '/health', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});

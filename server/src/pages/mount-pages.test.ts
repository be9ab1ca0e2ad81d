import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverTexts } from '../modules.ts';
import { type Bulkheads, createBulkheads, createUnlimitedBulkheads } from '../platform/bulkheads/index.ts';
import { type StoredResponse, storeResponse, TaggedCache } from '../platform/cache/index.ts';
import {
  createAwayCheck,
  createFailureLog,
  createOverloadResponses,
  createSendUnavailable,
  handleErrors,
} from '../platform/http/index.ts';
import { createLog } from '../platform/log/index.ts';
import { createTokenBuckets } from '../platform/rate-limit/index.ts';
import { mountPages } from './mount-pages.ts';
import { createPageAddresses } from './page-addresses.ts';

const PAGE_BYTES = 5_000;

let directory: string;
let server: FastifyInstance;
let responses: TaggedCache<StoredResponse>;
let lines: string[];
/** True while the database of the pages is away. */
let isAway: boolean;
const databaseAway = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
let bulkheads: Bulkheads<'pages'>;
/** The rendered addresses, in order. */
let drawn: string[];
let isClosed: boolean;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waha-pages-'));
  drawn = [];
  lines = [];
  bulkheads = createUnlimitedBulkheads();
  isAway = false;
  isClosed = false;
  const staleIfError = { forMs: 60_000, mayStandInFor: createAwayCheck(Date.now) };
  responses = new TaggedCache<StoredResponse>({ maxBytes: 10_000_000, now: Date.now, staleIfError });
  const loggerInstance: FastifyBaseLogger = createLog({
    level: 'warn',
    destination: { write: (line) => lines.push(line) },
  });
  server = fastify({ routerOptions: { ignoreTrailingSlash: true }, loggerInstance });
  const failures = createFailureLog(server.log);
  handleErrors(server, serverTexts, failures);
  const readAddress = createPageAddresses(
    {
      '/': { for: 'everyone' },
      '/products': { for: 'everyone', reads: ['page'] },
      '/product/:id': { for: 'everyone' },
      '/order/:id': { for: 'secret' },
    },
    new Set(),
  );
  await mountPages(server, {
    mediaUrl: '/media',
    readAddress,
    forms: [],
    bulkhead: {
      run: (visitor, work) => bulkheads.of('pages').run(visitor, work),
      sheds: (visitor) => bulkheads.of('pages').sheds(visitor),
    },
    sendUnavailable: createSendUnavailable(createOverloadResponses({ texts: serverTexts, headers: {}, failures })),
    responses,
    clientDirectory: directory,
    turnAway: async (_, reply) => {
      if (isClosed) reply.code(503).send('closed');
      return isClosed;
    },
    findMoved: async (path) => (path === '/nothing/old' ? '/product/7/new' : undefined),
    tokenBuckets: createTokenBuckets({ now: () => 0, most: 20, perSecond: 1, mostVisitors: 100 }),
    render: async ({ url, isSecret }) => {
      drawn.push(url);
      if (isAway) {
        const value = await storeResponse(503, Buffer.from('busy'), { 'content-type': 'text/html' });
        return { value, tags: [], bytes: value.bytes, maxAgeMs: 0, failure: databaseAway };
      }
      if (url === '/product/busy') throw new Error('timeout exceeded when trying to connect');
      const status = url.startsWith('/nothing') ? 404 : 200;
      const value = await storeResponse(status, Buffer.alloc(PAGE_BYTES, url), { 'content-type': 'text/html' });
      return { value, tags: ['pages'], bytes: value.bytes, maxAgeMs: isSecret ? 0 : Number.POSITIVE_INFINITY };
    },
  });
});
afterEach(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test('a page is drawn once, whatever is added to its address', async () => {
  await get('/');
  const kept = responses.bytes;
  for (let made = 0; made < 150; made += 1) await get(`/?utm=${made}`);
  await get(`/?${'&'.repeat(4_000)}`);
  expect(drawn).toEqual(['/']);
  expect(responses.bytes).toBe(kept);
});

test('a closed shop turns away from every page but those behind a secret address', async () => {
  await get('/products');
  isClosed = true;
  expect((await get('/')).statusCode).toBe(503);
  expect((await get('/products')).payload).toBe('closed');
  expect((await get('/nothing')).statusCode).toBe(503);
  expect(drawn).toEqual(['/products']);
  expect((await get('/order/7')).statusCode).toBe(200);
});

test('a page opened by an affiliate’s link is the kept one: drawn once, the same bytes for every code, and no cookie', async () => {
  const plain = await get('/products?page=2');
  const answers = [];
  for (const code of ['NOURA482', 'SAAD77']) answers.push(await get(`/products?ref=${code}&page=2`));
  expect(drawn).toEqual(['/products?page=2']);
  for (const answer of answers) {
    expect(answer.rawPayload.equals(plain.rawPayload)).toBe(true);
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, plain.headers.etag]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  const led = await get('/Products?ref=NOURA482');
  expect(led.headers.location).toBe('/products?ref=NOURA482');
});

test('leads another spelling of the path to the page, with its query', async () => {
  const answer = await get('/Products/?utm=1&page=2');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/products?utm=1&page=2']);
  expect(drawn).toEqual([]);
});

test('leads whoever chose English there, and answers nobody by a cookie', async () => {
  const answer = await get('/products?page=2&utm=1', { cookie: 'a=b; locale=en' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en/products?page=2&utm=1']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await get('/products.data', { cookie: 'locale=en' })).statusCode).toBe(200);
  expect((await get('/en/products', { cookie: 'locale=ar' })).statusCode).toBe(200);
});

test('keeps no page whose address is one person\u2019s', async () => {
  await get('/order/1');
  await get('/order/1');
  expect(drawn).toEqual(['/order/1', '/order/1']);
  expect(responses.bytes).toBe(0);
});

test('draws so many choices, strange addresses and unknown pages for one visitor, and goes on answering with what is kept', async () => {
  await get('/');
  for (let page = 1; page <= 10; page += 1) await get(`/products?page=${page}`);
  for (let made = 0; made < 10; made += 1) await get(`/nothing/${made}`);
  const refused = await get('/products?page=11');
  expect(refused.statusCode).not.toBe(200);
  expect(drawn).toHaveLength(21);
  expect((await get('/')).statusCode).toBe(200);
  expect((await get('/products?page=3')).statusCode).toBe(200);
  expect(drawn).toHaveLength(21);
});

test('does not count the pages of the shop itself: a crawler reads them all', async () => {
  for (let id = 1; id <= 50; id += 1) expect((await get(`/product/${id}`)).statusCode).toBe(200);
});

test('what many ask for at once is counted before it is drawn', async () => {
  const all = await Promise.all(Array.from({ length: 60 }, (_, page) => get(`/products?page=${page + 1}`)));
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  expect(drawn).toHaveLength(20);
});

test('says so by a page to whoever opened one, in both languages and without scripts; to programs as the API does', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  for (let page = 1; page <= 20; page += 1) await get(`/products?page=${page}`);
  const refused = await get('/products?page=21', { accept });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; [^*]*$/);
  expect(refused.body).toMatch(
    /<html lang="ar" dir="rtl">[\s\S]*محاولات كثيرة[\s\S]*<section lang="en" dir="ltr">[\s\S]*Too many/,
  );
  expect(refused.body).not.toMatch(/<script|<link|<img/);
  expect((await get('/products.data?page=21')).json()).toMatchObject({ code: 'request.rate_limited' });
});

test('a busy database is 503 with when to come again, also to whoever reads', async () => {
  const answer = await get('/product/busy', { accept: 'text/html' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.body).toContain('The shop is busy');
});

test('a page there is no room for says so at once, is no fault, and is drawn when there is; a kept one needs no room', async () => {
  await get('/products');
  bulkheads = createBulkheads({ pages: { concurrency: 1, maxQueued: 0, queueTimeoutMs: 80 } });
  const room = Promise.withResolvers<void>();
  const other = bulkheads.of('pages').run('somebody', () => room.promise);
  const headers = { accept: 'text/html' };
  const [page, again] = [await get('/', headers), await get('/', headers)];
  for (const { statusCode, headers: answered } of [page, again]) {
    expect(statusCode).toBe(503);
    expect(answered).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(answered['content-type']).toMatch(/^text\/html/);
  }
  expect((await get('/products')).statusCode).toBe(200);
  expect(drawn).toEqual(['/products']);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, msg: 'answered 503', call: 'GET /*', requestId: expect.any(String) }),
  ]);
  room.resolve();
  await other;
  expect((await get('/', headers)).statusCode).toBe(200);
});

test('a page that was invalidated is served as it was while the database is away, and anew when it is back', async () => {
  const before = await get('/product/1');
  responses.invalidate(['pages']);
  isAway = true;
  const meanwhile = await get('/product/1');
  expect([meanwhile.statusCode, meanwhile.headers.etag]).toEqual([200, before.headers.etag]);
  expect((await get('/product/2')).statusCode).toBe(503);
  isAway = false;
  const rendered = drawn.length;
  expect((await get('/product/1')).statusCode).toBe(200);
  expect(drawn.length).toBe(rendered + 1);
});

test('an address of another shop leads to the present one, in its language, only where no page is', async () => {
  const at = async (url: string) => {
    const { statusCode, headers } = await server.inject(url);
    return [statusCode, headers.location];
  };
  expect(await at('/nothing/old')).toEqual([301, '/product/7/new']);
  expect(await at('/nothing/else')).toEqual([404, undefined]);
  expect(await at('/products')).toEqual([200, undefined]);
});

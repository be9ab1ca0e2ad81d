import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workClasses } from '../bulkheads.ts';
import { publishInvalidation } from '../platform/cache/index.ts';
import { inTransaction, sql } from '../platform/database/index.ts';
import { createTestApp, createTestDatabase, factories, type TestDatabase } from '../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const get = (url: string) => shop.app.server.inject({ method: 'GET', url });
const addressOf = async (id: number, language: 'ar' | 'en' = 'ar'): Promise<string> =>
  (await shop.call(`GET /products/${id}`, { language })).body.data.share_picture;

test('a card is a JPEG of the size that networks show, kept for ever under its address', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 11_950 });
  const answers = await Promise.all(
    (['ar', 'en'] as const).map(async (language) => get(await addressOf(id, language))),
  );
  for (const answer of answers) {
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([answer.statusCode, format, width, height]).toEqual([200, 'jpeg', 1_200, 630]);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  expect(answers[0]?.rawPayload.equals(answers[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

test('another price is another address, and the former one leads there without a drawing', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000 });
  const before = await addressOf(id);
  await sql`update products set price_halalas = 9000 where id = ${id}`.execute(database.db);
  await inTransaction(database.db, (tx) => publishInvalidation(tx, [`product:${id}`]));
  const after = await addressOf(id);
  expect(after).not.toBe(before);
  const answer = await get(before);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, after]);
  await sql`update products set is_active = false where id = ${id}`.execute(database.db);
  expect((await get(after)).statusCode).toBe(404);
});

test.each([
  '/share/product/999999/ar/0123456789abcdef.jpg',
  '/share/product/1/fr/0123456789abcdef.jpg',
  '/share/product/0/ar/0123456789abcdef.jpg',
  '/share/product/1/ar/x.jpg',
  '/share/picture/nothing-960.jpg',
  '/share/picture/../../secret.jpg',
  '/share/picture/%2e%2e/secret.jpg',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('a stored picture is given as JPEG', async () => {
  const webp = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#0008' } })
    .webp()
    .toBuffer();
  await shop.app.server.ready();
  const { openStorage } = await import('../platform/storage/index.ts');
  await openStorage(shop.config).put('media/abc-30.webp', webp);
  const answer = await get('/share/picture/abc-30.jpg');
  const { format, width } = await sharp(answer.rawPayload).metadata();
  expect([answer.statusCode, format, width]).toEqual([200, 'jpeg', 30]);
});

test('a visitor who makes up addresses is told to come later, and others are not', async () => {
  const { id } = await factories(database.db).product();
  const limited = await createTestApp(database, { limits: true, now: () => 1_000_000 });
  const ask = async (remoteAddress: string) =>
    (await limited.app.server.inject({ url: `/share/product/${id}/ar/0123456789abcdef.jpg`, remoteAddress }))
      .statusCode;
  const given = new Map<number, number>();
  for (let asked = 0; asked < 620; asked += 1) {
    const status = await ask('203.0.113.1');
    given.set(status, (given.get(status) ?? 0) + 1);
  }
  expect([...given.keys()].toSorted()).toEqual([302, 429]);
  expect(await ask('203.0.113.2')).toBe(302);
  await limited.close();
});

test('a visitor has six pictures on their way at once, and leaves room for others', async () => {
  const { id } = await factories(database.db).product();
  const bounded = await createTestApp(database, { bulkheads: workClasses });
  const ask = async (remoteAddress: string) =>
    (await bounded.app.server.inject({ url: `/share/product/${id}/ar/0123456789abcdef.jpg`, remoteAddress }))
      .statusCode;
  const [other, ...own] = await Promise.all([
    ask('203.0.113.2'),
    ...Array.from({ length: 20 }, () => ask('203.0.113.1')),
  ]);
  expect(other).toBe(302);
  expect(own.filter((status) => status === 503)).toHaveLength(14);
  await bounded.close();
});

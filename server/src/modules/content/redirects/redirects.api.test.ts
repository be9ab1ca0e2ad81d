import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type MadeStaff,
  makeStaff,
  type TestDatabase,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { findRedirect, writeRedirect } from './write-redirect.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(() => sql`truncate redirects`.execute(database.db));

const ask = (key: string, body?: object) =>
  shop.call(key, { headers: owner.headers, language: 'en', ...(body && { body }) });
const add = (from: string, to: string) => ask('POST /admin/redirects', { from, to });
const lead = (path: string) => findRedirect(database.db, path);

test('an address leads elsewhere in any spelling, whole or as a path, in either language', async () => {
  const { body, status } = await add('https://old.example/en/Products/عود-هندي/?utm=1', '/product/7/عود?size=2');
  expect([status, body.data.from, body.data.to]).toEqual([201, '/products/عود-هندي', '/product/7/عود?size=2']);
  const target = `/product/7/${encodeURIComponent('عود')}?size=2`;
  for (const path of ['/products/عود-هندي', `/Products/${encodeURIComponent('عود-هندي')}/`]) {
    expect(await lead(path)).toBe(target);
  }
  for (const path of ['/', '/products', '%', `/${'x'.repeat(600)}`])
    expect([path, await lead(path)]).toEqual([path, undefined]);
  await ask(`DELETE /admin/redirects/${body.data.id}`);
  expect(await lead('/products/عود-هندي')).toBeUndefined();
});

test('no redirect leads to another one, to itself or out of the shop', async () => {
  await add('/a', '/b');
  await add('/b', '/c');
  expect([await lead('/a'), await lead('/b')]).toEqual(['/c', '/c']);
  expect((await add('/c', '/A/')).body.code).toBe('redirects.loop');
  await add('/d', '/a');
  expect(await lead('/d')).toBe('/c');
  for (const to of [
    '//evil.example/x',
    '/%5c%5cevil.example',
    'https://evil.example//evil.example/x',
    'https://old.example/en//x//evil.example',
    '/en//evil.example',
  ]) {
    const from = `/out-${encodeURIComponent(to)}`;
    await add(from, to);
    expect((await lead(from)) ?? '/').toMatch(/^\/(?![/\\])/);
  }
  await add('/home', 'https://shop.example');
  expect(await lead('/home')).toBe('/');
  for (const [from, to, field] of [
    ['/', '/x', 'from'],
    ['x', '/x', 'from'],
    ['/y', 'javascript:alert(1)', 'to'],
    ['/a', '/z', 'from'],
  ] as const) {
    const { status, body } = await add(from, to);
    expect([from, status, Object.keys(body.errors)]).toEqual([from, 422, [field]]);
  }
});

test('two redirects that lead to each other are never written at once', async () => {
  const race = async (db: Database) => {
    await sql`truncate redirects`.execute(database.db);
    const both = [
      ['/x', '/y'],
      ['/y', '/x'],
    ] as const;
    await Promise.all(both.map(([from, to]) => inTransaction(db, (tx) => writeRedirect(tx, { from, to }, new Date()))));
    return (await lead('/x')) !== undefined && (await lead('/y')) !== undefined;
  };
  for (let round = 0; round < 10; round += 1) expect(await race(database.db)).toBe(false);
  const unguarded = withoutGuardOf(database.db, /pg_advisory_xact_lock\(hashtextextended\('redirects', 0\)\)/, '1');
  expect(await race(unguarded.db)).toBe(true);
});

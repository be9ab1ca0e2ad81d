import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStoreIdentity, saveStoreIdentity } from '../modules/shop/settings/index.ts';
import { inTransaction } from '../platform/database/index.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from '../testing/index.ts';

const NOW = Date.parse('2026-03-05T10:20:30Z');

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => NOW });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const get = (url: string) => shop.app.server.inject({ url });

test('security.txt names the shop’s own addresses and ends within the year', async () => {
  const identity = await readStoreIdentity(database.db);
  await inTransaction(database.db, (tx) => saveStoreIdentity(tx, { ...identity, email: 'help@shop.test' }));
  const answer = await get('/.well-known/security.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:help@shop.test',
    'Contact: http://shop.test/contact',
    'Expires: 2026-09-01T00:00:00.000Z',
    'Preferred-Languages: ar, en',
    'Canonical: http://shop.test/.well-known/security.txt',
    '',
  ]);
});

test('a shop without an address for mail has its contact page', async () => {
  const identity = await readStoreIdentity(database.db);
  await inTransaction(database.db, (tx) => saveStoreIdentity(tx, { ...identity, email: '' }));
  expect((await get('/.well-known/security.txt')).body).toMatch(/^Contact: http:\/\/shop\.test\/contact\nExpires: /);
});

test('a password manager is led to where a password is changed', async () => {
  const answer = await get('/.well-known/change-password');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/account/settings']);
});

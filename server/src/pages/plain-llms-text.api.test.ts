import { afterAll, beforeAll, expect, test } from 'vitest';
import { testProtocol } from '../testing/fakes/test-protocol.ts';
import { createTestApp, createTestDatabase, type TestDatabase } from '../testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A protocol that may have the address of the shop's own text. */
const taking = { ...testProtocol, rootPaths: [...(testProtocol.rootPaths ?? []), '/llms.txt'] };

test.each([
  ['without such a protocol', []],
  ['while it is off', [taking]],
])('models are told of the pages, %s', async (_, extensions) => {
  const shop = await createTestApp(database, { extensions });
  const { statusCode, body, headers } = await shop.app.server.inject({ method: 'GET', url: '/llms.txt' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('(http://shop.test/en/products)');
  expect(body).toContain('http://shop.test/sitemap.xml');
  await shop.close();
});

test('a protocol that is on answers there itself', async () => {
  const shop = await createTestApp(database, { extensions: [taking], settings: { TEST_PROTOCOL: '1' } });
  // It declares the address and has no route there.
  expect((await shop.app.server.inject({ method: 'GET', url: '/llms.txt' })).statusCode).toBe(404);
  await shop.close();
});

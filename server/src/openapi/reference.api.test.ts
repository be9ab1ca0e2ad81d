import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, createTestDatabase, type TestDatabase } from '../testing/index.ts';

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

const get = (url: string, headers = {}) => shop.app.server.inject({ method: 'GET', url, headers });

test('gives the document to anybody, and 304 to who has it', async () => {
  const first = await get('/api/store/openapi.json');
  expect(first.statusCode).toBe(200);
  expect(first.json().openapi).toBe('3.1.0');
  expect(first.json().servers).toEqual([{ url: `${shop.config.publicUrl}/api/store`, description: 'This shop' }]);
  const again = await get('/api/store/openapi.json', { 'if-none-match': first.headers.etag });
  expect(again.statusCode).toBe(304);
});

test('shows every call on a page that runs no script and allows no style but its own', async () => {
  const page = await get('/api/store/docs');
  expect(page.statusCode).toBe(200);
  for (const path of Object.keys((await get('/api/store/openapi.json')).json().paths)) {
    expect(page.body).toContain(`/api/store${path}</code>`);
  }
  expect(page.body).not.toMatch(/<script|onclick|style="/);
  const [, css = ''] = /<style>([\s\S]*)<\/style>/.exec(page.body) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
});

test('links to nothing that is not on the page', async () => {
  const { body } = await get('/api/store/docs');
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});

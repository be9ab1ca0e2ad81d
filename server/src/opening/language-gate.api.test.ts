import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscribersOf } from '../background.ts';
import type { Mail } from '../platform/mail/index.ts';
import type { Sms } from '../platform/sms/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  type MadeStaff,
  makeSellable,
  makeStaff,
  orderBody,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let productId: number;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  // The language is decided before routing, where a request of `inject` does not pass.
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  owner = await makeStaff(database.db, 'owner');
  await makeSellable(database.db);
  productId = (
    await factories(database.db).product({ nameAr: 'دلة', nameEn: 'Dallah', stock: 9, priceHalalas: 10_000 })
  ).id;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(() => speak('both'));

/** A request whose path goes out as it is written, which `fetch` would tidy up. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; location: string | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const read = async (response: IncomingMessage) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, location: response.headers.location, body });
    };
    request({ hostname, port, path, headers, method }, (response) => void read(response).catch(reject))
      .on('error', reject)
      .end();
  });
}

const call = async (path: string, headers: Record<string, string>) =>
  JSON.parse((await ask(`/api/store${path}`, { 'x-api-key': TEST_STORE_KEY, ...headers })).body);

async function speak(languages: 'both' | 'ar'): Promise<void> {
  const { headers } = owner;
  const { body } = await shop.call('GET /admin/settings/languages', { headers });
  const { version } = body.data;
  const saved = await shop.call('PUT /admin/settings/languages', { headers, body: { languages, version } });
  expect(saved.status).toBe(200);
  await expect.poll(async () => (await ask('/en/probe')).status).toBe(languages === 'ar' ? 308 : 404);
}

const nameFor = async (language: 'ar' | 'en') =>
  (await call(`/products/${productId}`, { 'accept-language': language })).data.name;

test('a shop in Arabic alone leads each English address to the Arabic one, and to no other host', async () => {
  await speak('ar');
  const leads = async (url: string) => {
    const { status, location } = await ask(url);
    return [status, location];
  };
  expect(await leads('/en')).toEqual([308, '/']);
  expect(await leads('/en?ref=a')).toEqual([308, '/?ref=a']);
  expect(await leads('/en/product/1/oud?size=2')).toEqual([308, '/product/1/oud?size=2']);
  expect(await leads('/en.data')).toEqual([308, '/_root.data']);
  expect(await leads('/en//evil.example')).toEqual([308, '/evil.example']);
  expect(await leads('/en/\\evil.example')).toEqual([308, '/evil.example']);
  expect((await ask('/english-breakfast')).status).toBe(404);
  const { status } = await ask('/en/newsletter/unsubscribe?token=a', {}, 'POST');
  expect(status, 'a press in a mail program stays a POST').toBe(308);
});

test('its calls answer visitors in Arabic whatever they ask for, and staff in their own language', async () => {
  expect(await nameFor('en')).toBe('Dallah');
  await speak('ar');
  expect(await nameFor('en')).toBe('دلة');
  const spelled = await ask(`/api/stor%65/products/${productId}`, {
    'x-api-key': TEST_STORE_KEY,
    'accept-language': 'en',
  });
  expect(spelled.body, 'whatever the spelling of its address').toContain('دلة');
  const refused = await call('/admin/products/999999', { ...owner.headers, 'accept-language': 'en' });
  expect(refused.message).toMatch(/[a-z]/);
  await speak('both');
  expect(await nameFor('en')).toBe('Dallah');
});

test('its site map and robots name Arabic addresses alone', async () => {
  expect((await ask('/sitemap/products-0.xml')).body).toContain('hreflang="en"');
  expect((await ask('/robots.txt')).body).toContain('Disallow: /en/cart');
  await speak('ar');
  await expect.poll(async () => (await ask('/robots.txt')).body).not.toContain('/en/');
  const map = (await ask('/sitemap/products-0.xml')).body;
  expect(map).toContain('<loc>');
  expect(map).not.toMatch(/hreflang|\/en[/<"]/);
});

test('a buyer who ordered in English is written to in Arabic once the shop speaks no other language', async () => {
  const order = await shop.call('POST /orders', {
    language: 'en',
    body: orderBody([{ product_id: productId, quantity: 1 }], 140),
  });
  expect(order.status).toBe(201);
  await speak('ar');
  const [mails, messages]: [Mail[], Sms[]] = [[], []];
  await deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails, messages })));
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/[\u0600-\u06ff]/);
    expect(text).not.toMatch(/\/en\/|Your order|We have/);
  }
});

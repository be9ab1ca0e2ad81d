import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeStaff,
  productBody,
  type TestDatabase,
  variantBody,
} from '../../../../testing/index.ts';

/** Maximum number of variants: twenty colours in ten sizes. */
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'];
const COLOURS = 20;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: { authorization: string };
let id: number;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  ({ headers } = await makeStaff(database.db, 'owner'));
  const variants = Array.from({ length: COLOURS }, (_, n) => ({
    ...{
      color_ar: `أزرق درجته ${n}`,
      color_en: `Blue of shade ${n}`,
      color_hex: `#00${n.toString(16).padStart(4, '0')}`,
    },
  })).flatMap((colour) => SIZES.map((size) => variantBody(size, colour)));
  const made = await shop.call('POST /admin/products', {
    headers,
    body: productBody({ category_id: await factories(database.db).category(), variants }),
  });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  id = made.body.data.id;
  await shop.call(`PUT /admin/products/${id}/status`, { headers, body: { status: 'published', version: 1 } });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const sent = async (path: string) => {
  const { status, body } = await shop.call(`GET ${path}`, { headers });
  expect(status).toBe(200);
  const text = Buffer.from(JSON.stringify(body));
  return { body, raw: text.length, packed: brotliCompressSync(text).length };
};

test('a product of 200 variants is sent in a bounded number of bytes', async () => {
  const { body, raw, packed } = await sent(`/products/${id}`);
  expect(body.data.variants).toHaveLength(COLOURS * SIZES.length);
  // Size and colour are said twice: by name for older clients, and among the values of the options.
  expect(raw).toBeLessThan(225 * 200);
  expect(packed, 'as it goes over the wire').toBeLessThan(2_000);
});

test('its card in a list, which lets a variant be chosen there, is no larger than its page', async () => {
  const { body } = await sent('/products');
  const card = JSON.stringify(body.data.data[0]);
  expect(card.length).toBeLessThan(225 * 200);
  expect(brotliCompressSync(card).length, 'as it goes over the wire').toBeLessThan(2_000);
});

test('staff are sent it with what each has of stock', async () => {
  const { body, raw } = await sent(`/admin/products/${id}`);
  expect(body.data.variants).toHaveLength(200);
  expect(raw).toBeLessThan(380 * 200);
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  formWith,
  type MadeStaff,
  makePicture,
  makeStaff,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';

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

async function send(content: Buffer) {
  const form = formWith(content);
  const answer = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/admin/settings/logo',
    headers: { 'x-api-key': TEST_STORE_KEY, 'accept-language': 'ar', ...form.headers, ...owner.headers },
    payload: form.payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const files = async () => (await readdir(join(shop.config.dataDir, 'media')).catch(() => [])).sort();
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const transparent = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: clear } })
    .png()
    .toBuffer();

test('a script, a dot and sixty megapixels are refused in a sentence, and leave nothing', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const large = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (const [content, code] of [
    [svg, 'uploads.not_an_image'],
    [await makePicture({ width: 1, height: 1 }), 'uploads.too_small'],
    [await makePicture({ width: 800, height: 40 }), 'uploads.too_small'],
    [large, 'uploads.too_many_pixels'],
  ] as const) {
    const { status, body } = await send(content);
    expect([status, body.code]).toEqual([422, code]);
    expect(body.message).toMatch(/[\u0600-\u06ff]/);
  }
  expect(await files()).toEqual([]);
  expect((await shop.call('GET /settings')).body.data.logo).toBeNull();
});

test('a logo keeps what is transparent, stands in the settings, and the next one takes its place', async () => {
  const { status, body } = await send(await transparent(900, 300));
  expect([status, body.data.logo.width, body.data.logo.height]).toEqual([201, 640, 213]);
  const first = await files();
  const { channels } = await sharp(join(shop.config.dataDir, 'media', first[0] ?? '')).metadata();
  expect(channels).toBe(4);
  await expect.poll(async () => (await shop.call('GET /settings')).body.data.logo).toMatchObject({ width: 640 });
  await send(await makePicture({ width: 200, height: 200 }));
  const second = await files();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  const removed = await shop.call('DELETE /admin/settings/logo', { headers: owner.headers });
  expect(removed.body.data.logo).toBeNull();
  expect(await files()).toEqual([]);
});

test('of two logos that are sent at once one stays, and no file of the other', async () => {
  await Promise.all([send(await transparent(300, 100)), send(await transparent(100, 300))]);
  const { body } = await shop.call('GET /admin/settings/logo', { headers: owner.headers });
  const key = /\/media\/(\w+)-/.exec(body.data.logo.url)?.[1] ?? 'none';
  const left = await files();
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((name) => !name.startsWith(key))).toEqual([]);
});

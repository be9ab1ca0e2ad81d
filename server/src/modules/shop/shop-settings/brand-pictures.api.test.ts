import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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

const kinds = ['logo_dark', 'icon', 'share'] as const;
type Kind = (typeof kinds)[number];

afterEach(async () => {
  for (const kind of kinds) await remove(kind);
});

async function send(kind: Kind, content: Buffer) {
  const form = formWith(content);
  const answer = await shop.app.server.inject({
    method: 'POST',
    url: `/api/store/admin/settings/pictures/${kind}`,
    headers: { 'x-api-key': TEST_STORE_KEY, 'accept-language': 'ar', ...form.headers, ...owner.headers },
    payload: form.payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const remove = (kind: Kind) => shop.call(`DELETE /admin/settings/pictures/${kind}`, { headers: owner.headers });
const stated = async () => (await shop.call('GET /settings')).body.data;
const files = async () => (await readdir(join(shop.config.dataDir, 'media')).catch(() => [])).sort();
async function drawn(url: string) {
  const answer = await shop.app.server.inject(url);
  const { width, height, format, hasAlpha } = await sharp(answer.rawPayload).metadata();
  return { type: answer.headers['content-type'], width, height, format, hasAlpha };
}
const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } })
    .png()
    .toBuffer();

test.each(kinds)('%s: a script, a dot and sixty megapixels are refused, and leave nothing', async (kind) => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const large = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (const [content, code] of [
    [svg, 'uploads.not_an_image'],
    [await makePicture({ width: 1, height: 1 }), 'uploads.too_small'],
    [large, 'uploads.too_many_pixels'],
  ] as const)
    expect((await send(kind, content)).body.code).toBe(code);
  expect(await files()).toEqual([]);
  expect((await stated())[kind]).toBeNull();
});

test('an icon is cut square, keeps what is transparent and is a PNG of each size', async () => {
  const refused = await send('icon', await makePicture({ width: 191, height: 400 }));
  expect(refused.body.message).toContain('192');
  expect((await send('icon', await clear(900, 300))).status).toBe(201);
  await expect.poll(async () => (await stated()).icon).not.toBeNull();
  const { small, touch, medium, large } = (await stated()).icon;
  for (const [url, side] of [
    [small, 48],
    [touch, 180],
    [medium, 192],
    [large, 512],
  ] as const)
    expect(await drawn(url)).toEqual({ type: 'image/png', width: side, height: side, format: 'png', hasAlpha: true });
});

test('a share picture is a JPEG of the size that networks show', async () => {
  const { body } = await send('share', await makePicture({ width: 800, height: 800 }));
  expect([body.data.picture.width, body.data.picture.height]).toEqual([1200, 630]);
  await expect.poll(async () => (await stated()).share).toMatchObject({ width: 1200, height: 630 });
  expect(await drawn((await stated()).share.url)).toMatchObject({ type: 'image/jpeg', width: 1200, height: 630 });
});

test('a logo for dark grounds stands beside the other, which the stylesheet of the look tells apart', async () => {
  await send('logo_dark', await clear(600, 200));
  await expect.poll(async () => (await stated()).logo_dark).toMatchObject({ width: 600 });
  const { theme } = await stated();
  expect((await shop.app.server.inject(theme)).body).toContain('.logo-dark');
  await remove('logo_dark');
  await expect.poll(async () => (await stated()).theme).toBeNull();
});

test('the next picture takes the place of the last, in the files and in the audit', async () => {
  await send('share', await makePicture({ width: 700, height: 400 }));
  const first = await files();
  await send('share', await makePicture({ width: 900, height: 500 }));
  expect((await files()).filter((name) => first.includes(name))).toEqual([]);
  const { body } = await shop.call('GET /admin/settings/pictures', { headers: owner.headers });
  expect([body.data.icon, body.data.share.width]).toEqual([null, 1200]);
  const audit = await shop.call('GET /admin/audit?action=settings.share_changed', { headers: owner.headers });
  expect(audit.body.data.data[0].subject).toEqual({ kind: 'settings', id: 'share' });
});

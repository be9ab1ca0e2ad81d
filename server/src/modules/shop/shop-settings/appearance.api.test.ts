import { contrast, fromHex } from '@waha/contract/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  type MadeStaff,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { readLetterhead } from '../settings/index.ts';

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

const builtIn = { primary: '#12305c', accent: '#1f7cff', radius: 'medium', heading_font: 'standard' };
const read = async () => (await shop.call('GET /admin/settings/appearance', { headers: owner.headers })).body.data;
const edit = async (more: object) =>
  shop.call('PUT /admin/settings/appearance', { headers: owner.headers, body: { ...(await read()), ...more } });
const stated = async () => (await shop.call('GET /settings')).body.data.theme;
const sheet = (url: string) => shop.app.server.inject(url);

test('a shop that changed nothing has the built-in look and no stylesheet', async () => {
  expect(await read()).toEqual({ ...builtIn, version: 1 });
  expect(await stated()).toBeNull();
});

test('a look has a stylesheet at an address of its own, kept for ever; an older address shows the present look', async () => {
  expect((await edit({ primary: '#7B1E3A', radius: 'none' })).status).toBe(200);
  await expect.poll(stated).not.toBeNull();
  const first: string = await stated();
  const answer = await sheet(first);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.body).toContain('--radius-card:0px');
  expect(answer.body).toMatch(/:root:root\{--primary:light-dark\(oklch\(/);
  expect(answer.body).toContain('data-contrast=high');
  expect(answer.body).not.toContain('--accent');

  await edit({ accent: '#2e7d32' });
  await expect.poll(stated).not.toBe(first);
  const older = await sheet(first);
  expect([older.body.includes('--accent'), older.headers['cache-control']]).toEqual([true, 'no-store']);
  expect((await sheet(await stated())).headers['cache-control']).toContain('immutable');

  await edit(builtIn);
  await expect.poll(stated).toBeNull();
  expect((await sheet(first)).body).toBe('');
});

test('colours that cannot be read are refused with the nearest that can, which are taken', async () => {
  const refused = await edit({ primary: '#f2c94c', accent: '#ffffff' });
  expect([refused.status, refused.body.code]).toEqual([422, 'shop_settings.colours_faint']);
  const { primary, accent } = refused.body.details;
  expect(refused.body.message).toContain(primary);
  expect(refused.body.message).toContain(accent);
  expect((await edit({ primary, accent })).status).toBe(200);
  const half = await edit({ primary, accent: '#ffff00' });
  expect(half.body.details.primary).toBe(primary);
  await edit(builtIn);
});

test.each([
  ['primary', { primary: 'red' }],
  ['primary', { primary: '#12305c}body{display:none' }],
  ['accent', { accent: '#fff' }],
  ['radius', { radius: '99px' }],
  ['heading_font', { heading_font: 'https://fonts.example/x' }],
])('%s says that it is wrong', async (field, more) => {
  const { status, body } = await edit(more);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('mails, the page of a closed shop and the installed shop wear the colour of the look', async () => {
  expect((await edit({ primary: '#7B1E3A' })).status).toBe(200);
  const colours = () => readLetterhead(database.db).then((letterhead) => letterhead.senderIn('ar').colours);
  const { primary, onPrimary } = await colours();
  expect(primary).toMatch(/^#[0-9a-f]{6}$/);
  expect(primary).not.toBe(builtIn.primary);
  expect(contrast(fromHex(primary), fromHex(onPrimary))).toBeGreaterThan(4.5);
  await expect.poll(async () => (await shop.call('GET /settings')).body.data.theme_color).toBe(primary);
  const { body } = await shop.call('GET /admin/settings/opening', { headers: owner.headers });
  const close = { is_open: false, version: body.data.version };
  expect((await shop.call('PUT /admin/settings/opening', { headers: owner.headers, body: close })).status).toBe(200);
  const page = async () => (await shop.app.server.inject('/sitemap.xml')).statusCode;
  await expect.poll(page).toBe(503);
  const closed = await shop.app.server.inject({ url: '/sitemap.xml', headers: { accept: 'text/html' } });
  expect(closed.body).toContain(primary);
});

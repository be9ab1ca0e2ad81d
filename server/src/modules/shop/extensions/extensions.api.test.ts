import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyExtension, defineExtension, setting } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createTestApp, createTestDatabase, makeStaff, type TestDatabase } from '../../../testing/index.ts';

const SECRET = 'key-that-nobody-may-read';
const acme = defineExtension({
  name: 'acme',
  api: 1,
  settings: {
    key: setting.secret('ACME_KEY', { label: { ar: 'المفتاح', en: 'Key' } }),
    merchant: setting.text('ACME_MERCHANT', { label: { ar: 'التاجر', en: 'Merchant' } }),
    url: setting.url('ACME_URL', { fallback: 'https://api.acme.example' }),
  },
  texts: { ar: { name: 'أكمي', description: 'دفع' }, en: { name: 'Acme', description: 'Pays' } },
  payment: ({ settings }) => ({
    capabilities: { flow: 'redirect', capture: 'at-once', refunds: 'parts', minimum: 100, maximum: null },
    start: async () => ({ reference: 'r', url: `${settings.url}/${settings.merchant}` }),
    read: async () => ({ status: 'open', wasRefused: false }),
    refund: async () => undefined,
    cancel: async () => undefined,
    webhook: () => 'ignored',
  }),
  async try({ settings }) {
    if (settings.merchant === 'nobody') throw new Error(`refused ${settings.key} of ${settings.merchant}`);
    if (settings.merchant === 'slow') return JSON.parse('5');
    return `hello ${settings.merchant}`;
  },
});

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let headers: Record<string, string>;
const list: readonly AnyExtension[] = [acme];
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { extensions: list });
  headers = (await makeStaff(database.db, 'owner')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const read = async (call = shop.call) =>
  (await call('GET /admin/extensions', { headers, language: 'en' })).body.data.data[0];
const save = async (values: Record<string, string | null>, version?: number) => {
  const body = { values: Object.entries(values).map(([name, value]) => ({ name, value })), version };
  const seen = version ?? (await read()).version;
  return shop.call('PUT /admin/extensions/acme', { headers, language: 'en', body: { ...body, version: seen } });
};
const attempt = () => shop.call('POST /admin/extensions/acme/try', { headers, language: 'en' });
const isTaken = async (call = shop.call) => (await call('POST /payments/acme/webhook', { body: {} })).status === 200;

test('an owner sets an extension up in the form, and it works at once in every process, without a start', async () => {
  const other = await createTestApp(database, { extensions: list });
  expect(await read()).toMatchObject({ state: 'off', ports: ['payment'], can_try: true, version: 1 });
  expect([await isTaken(), (await attempt()).body.code]).toEqual([false, 'extensions.not_set_up']);
  const saved = await save({ ACME_KEY: SECRET, ACME_MERCHANT: 'waha' });
  expect(saved.body.data).toMatchObject({ state: 'on', version: 2, title: 'Acme' });
  await expect.poll(() => isTaken()).toBe(true);
  await expect.poll(() => isTaken(other.call)).toBe(true);
  expect((await attempt()).body.data).toEqual({ is_good: true, text: 'hello waha' });
  await other.close();
  const started = await createTestApp(database, { extensions: list });
  expect(await isTaken(started.call), 'after a start, too').toBe(true);
  await started.close();
});

test('a secret is shown nowhere: not by the call, not in the audit, not in the table', async () => {
  const shown = JSON.stringify(await read());
  expect(shown).not.toContain(SECRET);
  expect((await read()).settings).toMatchObject([
    { name: 'ACME_KEY', label: 'Key', is_secret: true, source: 'form', value: null },
    { name: 'ACME_MERCHANT', is_secret: false, source: 'form', value: 'waha' },
    { name: 'ACME_URL', source: 'none', value: null },
  ]);
  const { rows } = await sql.rows({ told: sql.text, sealed: sql.text.orNull })`
    select coalesce(jsonb_agg(to_jsonb(a)), '[]')::text as told,
      (select encode(sealed, 'hex') from extension_settings) as sealed
    from staff_audit a`.execute(database.db);
  expect(rows[0]?.told).toContain('extensions.settings_changed');
  expect(rows[0]?.told).not.toContain(SECRET);
  expect(rows[0]?.sealed).not.toContain(Buffer.from(SECRET).toString('hex'));
  const key = await stat(join(shop.config.dataDir, 'settings.key'));
  expect(key.mode & 0o777).toBe(0o600);
});

test('what cannot be used is refused in a sentence; what another saved meanwhile is not overwritten', async () => {
  const refused = async (values: Record<string, string | null>) => {
    const { status, body } = await save(values);
    return [status, body.code, body.message];
  };
  expect(await refused({ ACME_KEY: 'short' })).toEqual([
    422,
    'extensions.setting_wrong',
    'This value cannot be used: Key',
  ]);
  expect(await refused({ ACME_MERCHANT: null })).toEqual([
    422,
    'extensions.setting_missing',
    'Please fill this in too: Merchant',
  ]);
  expect((await refused({ OTHER: 'x' }))[1]).toBe('extensions.setting_unknown');
  const { version } = await read();
  expect((await save({ ACME_MERCHANT: 'mine' }, version)).status).toBe(200);
  const late = await save({ ACME_MERCHANT: 'theirs' }, version);
  expect([late.status, late.body.code]).toEqual([409, 'conflict.changed']);
  expect((await read()).settings[1].value).toBe('mine');
});

test('a try that fails is said without the secret, and one that answers rubbish in the shop’s own words', async () => {
  await save({ ACME_MERCHANT: 'nobody' });
  await expect.poll(async () => (await attempt()).body.data).toEqual({ is_good: false, text: 'refused … of nobody' });
  await save({ ACME_MERCHANT: 'slow' });
  await expect.poll(async () => (await attempt()).body.data.text).toBe('The extension did not answer in time');
});

test('the environment wins over the form, and cannot be changed there', async () => {
  const settings = { ACME_KEY: 'key-of-the-environment', ACME_MERCHANT: 'env' };
  const set = await createTestApp(database, { extensions: list, settings });
  const shown = await read(set.call);
  expect(shown.settings.map(({ source }: { source: string }) => source)).toEqual([
    'environment',
    'environment',
    'none',
  ]);
  const body = { values: [{ name: 'ACME_MERCHANT', value: 'x' }], version: shown.version };
  expect((await set.call('PUT /admin/extensions/acme', { headers, body })).body.code).toBe(
    'extensions.setting_unknown',
  );
  expect((await set.call('POST /admin/extensions/acme/try', { headers })).body.data.text).toBe('hello env');
  await set.close();
});

test('settings that another key sealed count as not given', async () => {
  const settings = { SETTINGS_KEY: 'another-key-of-thirty-two-characters' };
  const other = await createTestApp(database, { extensions: list, settings });
  expect(await read(other.call)).toMatchObject({ state: 'off' });
  expect(await isTaken(other.call)).toBe(false);
  await other.close();
});

test('an owner takes an extension away by clearing its settings', async () => {
  expect((await save({ ACME_KEY: null, ACME_MERCHANT: null })).body.data).toMatchObject({ state: 'off' });
  await expect.poll(() => isTaken()).toBe(false);
});

test('an extension that offers nothing in such a shop says so', async () => {
  const { texts } = acme;
  const demo = defineExtension({ name: 'demo', api: 1, settings: {}, texts, payment: () => null });
  const real = await createTestApp(database, { extensions: [demo] });
  expect(await read(real.call)).toMatchObject({ name: 'demo', state: 'unused', settings: [] });
  await real.close();
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleAddress } from '../../../../start/index.ts';
import {
  createTestApp,
  createTestDatabase,
  type MadeStaff,
  makeStaff,
  openFakeDomain,
  readShopToken,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let domains: Awaited<ReturnType<typeof openFakeDomain>>;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let restarts = 0;
/** The answer of every domain. */
let answer: () => Promise<{ status: number; text: string }>;

const ownAnswer = async () => ({ status: 200, text: await readShopToken(database.db) });
const open = (settings: Record<string, string> = {}) =>
  createTestApp(database, {
    webhookPolicy: domains.policy,
    restart: () => {
      restarts += 1;
    },
    settings,
  });

beforeAll(async () => {
  database = await createTestDatabase();
  domains = await openFakeDomain(() => answer());
  shop = await open();
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await domains.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.query(`delete from store_settings where topic = 'domain'`);
  answer = ownAnswer;
  restarts = 0;
});

const ask = (key: string, body?: object) =>
  shop.call(key, { headers: owner.headers, ...(body && { body }), language: 'en' });
const read = async () => (await ask('GET /admin/settings/domain')).body.data;
const want = async (wanted: string | null) =>
  ask('PUT /admin/settings/domain', { wanted, version: (await read()).version });
const use = async () => ask('POST /admin/settings/domain/use', { version: (await read()).version });
const config = (url: string) => settleAddress({ ...shop.config, isAddressFixed: false, publicUrl: 'http://x' }, url);

describe('a domain', () => {
  test('that leads to the shop is used from its next start on; the one before leads there', async () => {
    expect((await want('https://Dates.com./')).body.data).toMatchObject({ wanted: 'dates.com', in_use: null });
    expect((await ask('POST /admin/settings/domain/check')).body.data).toEqual({
      ...{ domain: 'dates.com', addresses: ['127.0.0.2'], fault: null },
      passed: ['resolves', 'answers', 'is_this_shop'],
    });
    expect((await use()).body.data).toMatchObject({ in_use: 'dates.com', wanted: null, restarts: true });
    expect((await config(database.url)).publicUrl).toBe('https://dates.com');
    await want('متجر.السعودية');
    expect((await use()).body.data).toMatchObject({ in_use: 'متجر.السعودية', former: ['dates.com'] });
    expect((await config(database.url)).publicUrl).toBe('https://xn--pgbep1f.xn--mgberp4a5d4ar');
    // Each use starts the shop anew, after its answer.
    await expect.poll(() => restarts).toBe(2);
    const audit = await ask('GET /admin/audit?action=settings.domain_used');
    expect(audit.body.data.data[0]).toMatchObject({ before: { inUse: 'dates.com' }, subject: { id: 'domain' } });
    expect(JSON.stringify(audit.body)).not.toContain(await readShopToken(database.db));
  });

  test('that does not is not used, and the fault is named', async () => {
    const found = async (wanted: string, told = ownAnswer) => {
      answer = told;
      await want(wanted);
      return (await ask('POST /admin/settings/domain/check')).body.data;
    };
    expect(await found('nowhere.com')).toMatchObject({ passed: [], fault: 'no_record', addresses: [] });
    expect(await found('inside.com')).toMatchObject({ passed: [], fault: 'private_address' });
    const another = async () => ({ status: 200, text: 'another shop' });
    expect(await found('dates.com', another)).toMatchObject({
      passed: ['resolves', 'answers'],
      fault: 'another_site',
    });
    expect(await found('dates.com', async () => ({ status: 301, text: '/' }))).toMatchObject({ fault: 'redirects' });
    const refused = await use();
    expect([refused.status, refused.body.code]).toEqual([409, 'shop_settings.domain_unproved']);
    expect([await read(), restarts]).toMatchObject([{ in_use: null, wanted: 'dates.com' }, 0]);
  });

  test('that nobody can reach, or that is no name, is refused', async () => {
    const names = ['', ' ', 'shop', 'localhost', 'shop.local', '10.0.0.1', '[::1]', '2130706433', 'a.com:8080'];
    for (const name of [...names, 'me@a.com', 'a..com', '-a.com', 'a_b.com', `${'a'.repeat(64)}.com`, 'x.test']) {
      expect((await want(name)).status, name).toBe(422);
    }
    expect(await read()).toMatchObject({ wanted: null });
    for (const key of ['check', 'use']) {
      const { body } = await ask(`POST /admin/settings/domain/${key}`, key === 'use' ? { version: 1 } : undefined);
      expect(body.code).toBe('shop_settings.domain_missing');
    }
  });

  test('that another wanted meanwhile is not used', async () => {
    await want('dates.com');
    const { version } = await read();
    await want('honey.com');
    expect((await ask('POST /admin/settings/domain/use', { version })).body.code).toBe('conflict.changed');
    answer = async () => {
      const told = await ownAnswer();
      await want('figs.com');
      answer = ownAnswer;
      return told;
    };
    expect((await use()).body.code).toBe('conflict.changed');
    expect(await read()).toMatchObject({ in_use: null, wanted: 'figs.com' });
  });

  test('is not changed where the environment names the address', async () => {
    const fixed = await open({ PUBLIC_URL: 'https://fixed.com' });
    try {
      const call = (key: string, body?: object) =>
        fixed.call(key, { headers: owner.headers, ...(body && { body }), language: 'en' });
      const { body } = await call('GET /admin/settings/domain');
      expect(body.data).toMatchObject({ source: 'environment', address: 'https://fixed.com' });
      const { version } = body.data;
      const wanted = await call('PUT /admin/settings/domain', { wanted: 'dates.com', version });
      const used = await call('POST /admin/settings/domain/use', { version });
      const code = 'shop_settings.domain_fixed';
      expect([wanted.body.code, used.body.code]).toEqual([code, code]);
      expect(await settleAddress({ ...fixed.config, isAddressFixed: true }, database.url)).toMatchObject({
        publicUrl: 'https://fixed.com',
      });
    } finally {
      await fixed.close();
    }
  });
});

test('a proxy may fetch certificates for domains of the shop alone, and each shop tells its token', async () => {
  await want('dates.com');
  const get = (url: string, host = 'dates.com') => shop.app.server.inject({ url, headers: { host } });
  const askFor = async (domain: string) => (await get(`/.well-known/shop-address/ask?domain=${domain}`)).statusCode;
  await expect.poll(() => askFor('dates.com')).toBe(204);
  expect(await Promise.all(['WWW.dates.com', 'figs.com', '', 'www.www.dates.com'].map(askFor))).toEqual([
    204, 404, 404, 404,
  ]);
  expect((await get('/.well-known/shop-address')).body).toBe(await readShopToken(database.db));
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  bindClick,
  createTestApp,
  createTestDatabase,
  type MadeCustomer,
  type MadeStaff,
  makeAffiliate,
  makeClick,
  makeCoupon,
  makeCustomer,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { eraseAffiliate, exportAffiliate } from './leave.ts';

const DAY_MS = 86_400_000;
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
const START_MS = Date.now();
let nowMs = START_MS;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => nowMs });
  owner = await makeStaff(database.db, 'owner');
});
afterEach(() => {
  nowMs = START_MS;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const draft = (more: object = {}) => ({
  channels: [{ kind: 'instagram', url: 'https://instagram.com/noura' }],
  audience: 'محبّو القهوة',
  terms_version: 1,
  ...more,
});
const as = (who: Pick<MadeCustomer, 'headers'>, body?: object) => ({ headers: who.headers, ...(body && { body }) });
const apply = (who: MadeCustomer, more: object = {}) =>
  shop.call('POST /community/affiliate/apply', as(who, draft(more)));
const own = async (who: MadeCustomer) => (await shop.call('GET /community/affiliate/application', as(who))).body.data;
const admin = (key: string, body?: object) => {
  const [method, path] = key.split(' ');
  return shop.call(`${method} /community/affiliate/admin${path}`, as(owner, body));
};
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1';

/** Opens a link as a browser does. */
function open(
  code: string,
  {
    page = '/',
    visitor = randomUUID(),
    from,
    headers = {},
  }: { page?: string; visitor?: string; from?: string; headers?: Record<string, string> } = {},
) {
  return shop.call('POST /community/affiliate/clicks', {
    body: { code, page, visitor },
    headers: { 'user-agent': PHONE, ...headers },
    ...(from !== undefined && { from }),
  });
}

/** The id of a customer's only application. */
async function idOf(who: MadeCustomer): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`select id from affiliates where customer_id = ${who.id}`.execute(
    database.db,
  );
  return rows[0]?.id ?? 0;
}

test('an application is sent, decided on with a reason, and sent again after thirty days', async () => {
  const who = await makeCustomer(database.db);
  expect(await own(who)).toMatchObject({ status: 'none', code: null, may_apply_at: null });
  const { status, body } = await apply(who, { mawthooq_number: ' ١٢٣ ٤٥٦ ', code: 'qahwa2026' });
  expect([status, body.data.status, body.data.code, body.data.mawthooq_number]).toEqual([
    201,
    'pending',
    'QAHWA2026',
    '123456',
  ]);
  expect((await apply(who)).body.code).toBe('affiliates.application_open');
  const id = await idOf(who);
  const rejected = await admin(`PUT /applications/${id}/reject`, { reason: 'القناة فارغة' });
  expect(rejected.body.data).toMatchObject({ status: 'rejected', reason: 'القناة فارغة', code: 'QAHWA2026' });
  const { may_apply_at: at, ...seen } = await own(who);
  expect(seen).toMatchObject({ status: 'rejected', reason: 'القناة فارغة', audience: 'محبّو القهوة' });
  expect(Date.parse(at) - Date.parse(seen.decided_at)).toBe(30 * DAY_MS);
  expect((await apply(who)).body.code).toBe('affiliates.applied_too_soon');
  await sql`update affiliates set decided_at = decided_at - interval '30 days 1 second' where id = ${id}`.execute(
    database.db,
  );
  const again = await apply(who, { audience: 'قهوة وعود', code: 'OTHER1' });
  expect(again.body.data).toMatchObject({ status: 'pending', audience: 'قهوة وعود', reason: null, code: 'QAHWA2026' });
});

test('all that is wrong with an application is told at once, at its fields', async () => {
  const who = await makeCustomer(database.db);
  const { status, body } = await apply(who, {
    channels: [{ kind: 'x', url: 'javascript:alert(1)' }],
    audience: ' ',
    mawthooq_number: 'abc',
    code: 'ق',
  });
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([
    422,
    ['audience', 'channels.0.url', 'code', 'mawthooq_number'],
  ]);
  expect((await apply(who, { channels: [] })).body.errors).toHaveProperty('channels');
  expect((await apply(who, { terms_version: 2 })).body.code).toBe('affiliates.terms_changed');
  expect(await own(who)).toMatchObject({ status: 'none' });
});

test('a wished code is free and not the shop’s; without a wish one is made, of a Latin name where there is one', async () => {
  const taken = await makeAffiliate(database.db, { code: 'TAKEN1' });
  const who = await makeCustomer(database.db);
  expect((await apply(who, { code: 'taken1' })).body.code).toBe('affiliates.code_taken');
  for (const code of [
    'WAHA2026',
    'W4HASHOP',
    'OFFICIAL',
    '5UPPORT9',
    'VIP20',
    'WELCOME10',
    'FREE',
    'SALE50',
    'ADRNIN',
  ]) {
    expect([code, (await apply(who, { code })).body.code]).toEqual([code, 'affiliates.code_reserved']);
  }
  await makeCoupon(database.db, { code: 'SECRET5O' });
  expect((await apply(who, { code: 'secret50' })).body.code, 'a coupon looks like it').toBe('affiliates.code_taken');
  expect((await apply(who)).body.data.code).toMatch(/^[A-Z2-9]{8}$/);
  const latin = await makeCustomer(database.db);
  await sql`update customers set first_name = 'Zoë' where id = ${latin.id}`.execute(database.db);
  expect((await apply(latin)).body.data.code).toMatch(/^ZOE[2-9]{3}$/);
  expect((await apply(taken)).body.code).toBe('affiliates.already_affiliate');
});

test('approving lets somebody take part, suspending stops them, restoring lets them again; what does not follow is refused', async () => {
  const who = await makeCustomer(database.db);
  await apply(who);
  const id = await idOf(who);
  const isAffiliate = async () => (await shop.call('GET /auth/me', as(who))).body.data.user.isAffiliate;
  const link = async () => (await shop.call('GET /community/affiliate/link', as(who))).body;
  expect([await isAffiliate(), (await link()).code]).toEqual([false, 'affiliates.not_affiliate']);
  expect((await admin(`PUT /applications/${id}/suspend`, { reason: 'لا' })).body.code).toBe('affiliates.decided');
  expect((await admin(`PUT /applications/${id}/approve`)).body.data.status).toBe('approved');
  expect([await isAffiliate(), (await link()).success]).toEqual([true, true]);
  expect((await admin(`PUT /applications/${id}/reject`, { reason: 'لا' })).body.code).toBe('affiliates.decided');
  await admin(`PUT /applications/${id}/suspend`, { reason: 'إعلان باسم المتجر' });
  expect(await own(who)).toMatchObject({ status: 'suspended', reason: 'إعلان باسم المتجر' });
  expect([await isAffiliate(), (await link()).code]).toEqual([false, 'affiliates.suspended']);
  expect((await apply(who)).body.code).toBe('affiliates.suspended');
  await admin(`PUT /applications/${id}/restore`);
  expect([await isAffiliate(), (await own(who)).reason]).toEqual([true, null]);
});

test('staff find applications by standing, code and channel, with how often their links were opened', async () => {
  const { affiliateId, code } = await makeAffiliate(database.db, { code: 'FINDME77', status: 'pending' });
  await makeClick(database.db, { affiliateId });
  const list = async (query: string) => (await admin(`GET /applications?${query}`)).body.data.data;
  for (const query of ['q=findme', 'status=pending&q=FINDME77', 'q=instagram.com&sort=-code&per_page=100']) {
    expect(await list(query)).toContainEqual(expect.objectContaining({ id: affiliateId, code, clicks: 1 }));
  }
  expect(await list('status=approved&q=findme')).toEqual([]);
  expect(await list('q=%25%25%25')).toEqual([]);
  const { body } = await admin(`GET /applications/${affiliateId}`);
  expect(body.data.customer).toMatchObject({ name: 'نورة العتيبي' });
});

test('the programme is told as it is, and changed by whoever saw its present version', async () => {
  const told = async () => (await shop.call('GET /community/affiliate/programme')).body.data;
  expect(await told()).toEqual({
    commission_percent: 5,
    post_after_days: 7,
    click_days: 30,
    least_points: 100,
    point_value: 0.1,
    least_withdrawal: 100,
    terms_version: 1,
  });
  const { body } = await admin('GET /settings');
  const changed = { ...body.data, commission_percent: 7.25, point_value: 0.2, network_clicks: 20 };
  const { version } = (await admin('PUT /settings', changed)).body.data;
  expect(version).toBe(body.data.version + 1);
  expect(await told()).toMatchObject({ commission_percent: 7.25, point_value: 0.2 });
  const second = await admin('PUT /settings', changed);
  expect([second.status, second.body.code, second.body.details.version]).toEqual([409, 'conflict.changed', version]);
  await admin('PUT /settings', { ...body.data, version });
});

test('rates are given, changed by version and taken away', async () => {
  const { affiliateId, code } = await makeAffiliate(database.db);
  const rate = {
    affiliate_id: affiliateId,
    category_id: null,
    percent: 9.5,
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: null,
  };
  const made = await admin('POST /rates', rate);
  expect([made.status, made.body.data]).toEqual([
    201,
    expect.objectContaining({ affiliate: { id: affiliateId, code }, category: null, percent: 9.5, version: 1 }),
  ]);
  const { id } = made.body.data;
  expect((await admin(`PUT /rates/${id}`, { ...rate, percent: 3, version: 1 })).body.data.percent).toBe(3);
  expect((await admin(`PUT /rates/${id}`, { ...rate, version: 1 })).body.code).toBe('conflict.changed');
  const wrong = { ...rate, ends_at: '2025-01-01T00:00:00Z' };
  expect((await admin('POST /rates', wrong)).body.errors).toHaveProperty('ends_at');
  expect((await admin(`GET /rates?affiliate_id=${affiliateId}`)).body.data.total).toBe(1);
  expect((await admin(`DELETE /rates/${id}`)).status).toBe(200);
  expect((await admin(`DELETE /rates/${id}`)).body.code).toBe('affiliates.rate_not_found');
});

test('a coupon is tied to one affiliate, one that is there or one that is made', async () => {
  const [one, other] = [await makeAffiliate(database.db), await makeAffiliate(database.db)];
  const couponId = await makeCoupon(database.db, { code: 'NOURA15' });
  const tie = (affiliateId: number, more: object) => admin('POST /coupons', { affiliate_id: affiliateId, ...more });
  expect((await tie(one.affiliateId, { code: 'noura15' })).body.data).toMatchObject({
    coupon_id: couponId,
    code: 'NOURA15',
  });
  expect((await tie(other.affiliateId, { code: 'NOURA15' })).body.code).toBe('affiliates.coupon_taken');
  expect((await tie(other.affiliateId, { code: 'NOURA15', percent: 5 })).body.code).toBe('affiliates.coupon_taken');
  expect((await tie(other.affiliateId, { code: 'NOTHERE' })).body.code).toBe('affiliates.coupon_not_found');
  const made = await tie(other.affiliateId, { code: 'new-one', percent: 12 });
  expect(made.body.data).toMatchObject({ code: 'NEW-ONE', label: 'خصم 12%', uses: 0, affiliate: { code: other.code } });
  await sql`update coupons set customer_id = ${one.id} where id = ${await makeCoupon(database.db, { code: 'PRIVATE1' })}`.execute(
    database.db,
  );
  expect((await tie(one.affiliateId, { code: 'PRIVATE1' })).body.code).toBe('affiliates.coupon_not_found');
  const list = await admin(`GET /coupons?affiliate_id=${other.affiliateId}`);
  expect(list.body.data.data).toHaveLength(1);
  expect((await admin(`DELETE /coupons/${made.body.data.coupon_id}`)).status).toBe(200);
  expect((await admin(`DELETE /coupons/${made.body.data.coupon_id}`)).body.code).toBe('affiliates.coupon_not_found');
});

test('who leaves takes their words along; the code is never given again and its links remember nothing', async () => {
  const leaver = await makeAffiliate(database.db, { code: 'LEAVER99' });
  const bound = await makeCustomer(database.db);
  const click = await makeClick(database.db, { affiliateId: leaver.affiliateId, at: new Date(nowMs) });
  await bindClick(database.db, bound.id, click);
  expect(await exportAffiliate(database.db, leaver.id)).toMatchObject({
    application: { code: 'LEAVER99', audience: 'محبّو القهوة' },
    came_by: undefined,
  });
  expect(await exportAffiliate(database.db, bound.id)).toMatchObject({ came_by: { code: 'LEAVER99' } });
  await inTransaction(database.db, (tx) => eraseAffiliate(tx, leaver.id));
  const { rows } = await sql.rows({ row: sql.text.neverNull })`
    select a::text as row from affiliates a where id = ${leaver.affiliateId}
  `.execute(database.db);
  expect(rows[0]?.row).not.toMatch(/instagram|القهوة/);
  expect((await open('LEAVER99')).body.code).toBe('affiliates.unknown_code');
  const again = await shop.call('POST /community/affiliate/referral', as(bound, { click_id: click }));
  expect(again.body.code).toBe('affiliates.click_not_found');
  expect(await exportAffiliate(database.db, bound.id)).toEqual({ application: undefined, came_by: undefined });
  expect((await apply(await makeCustomer(database.db), { code: 'LEAVER99' })).body.code).toBe('affiliates.code_taken');
});

test('an IBAN may be named when applying: it must be right, is kept without spaces, and is forgotten with the account', async () => {
  const who = await makeCustomer(database.db);
  const wrong = await apply(who, { iban: 'SA04 8000 0000 6080 1016 7519' });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['iban']]);
  expect((await apply(who, { iban: 'DE89 3704 0044 0532 0130 00' })).status).toBe(422);
  expect((await apply(who, { iban: ' sa03 8000 0000 6080 1016 7519 ' })).status).toBe(201);
  const kept = async () => {
    const { rows } = await sql.rows({ iban: sql.text.orNull })`
      select iban from affiliates where customer_id = ${who.id} or (customer_id is null and iban is not null)
    `.execute(database.db);
    return rows.map(({ iban }) => iban);
  };
  expect(await kept()).toEqual(['SA0380000000608010167519']);
  expect(JSON.stringify(await own(who))).not.toContain('7519');
  await inTransaction(database.db, (tx) => eraseAffiliate(tx, who.id));
  expect(await kept()).toEqual([]);
});

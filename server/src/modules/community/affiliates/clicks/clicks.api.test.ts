import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import {
  bindClick,
  createTestApp,
  createTestDatabase,
  type MadeCustomer,
  makeAffiliate,
  makeClick,
  makeCustomer,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { readProgramme } from '../index.ts';
import { MAX_STORED_OF_NETWORK } from './clicks.store.ts';
import { eraseClicks } from './erase-clicks.ts';

const DAY_MS = 86_400_000;
let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
const START_MS = Date.now();
let nowMs = START_MS;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => nowMs });
});
afterEach(() => {
  nowMs = START_MS;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (who: Pick<MadeCustomer, 'headers'>, body?: object) => ({ headers: who.headers, ...(body && { body }) });
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

async function countsOf(affiliateId: number) {
  const { rows } = await sql.rows({ clicks: sql.int4, uncounted: sql.int4 })`
    select coalesce(sum(clicks), 0)::int as clicks, coalesce(sum(uncounted_clicks), 0)::int as uncounted
    from affiliate_days where affiliate_id = ${affiliateId}
  `.execute(database.db);
  return rows[0];
}

test('a link leads to any page of the shop and nowhere else, with a QR and words that say what it is', async () => {
  const who = await makeAffiliate(database.db, { code: 'LINKS123' });
  const link = async (page: string) =>
    (await shop.call(`GET /community/affiliate/link?page=${encodeURIComponent(page)}`, as(who))).body;
  expect((await link('/')).data).toMatchObject({ code: 'LINKS123', url: 'http://shop.test/?ref=LINKS123' });
  expect((await link('/en/product/12/عود?size=M&ref=OTHER#top')).data.url).toBe(
    `http://shop.test/en/product/12/${encodeURIComponent('عود')}?size=M&ref=LINKS123`,
  );
  const { qr_svg: qr, share_texts: texts, url } = (await link('/offers')).data;
  expect(qr).toMatch(/^<svg [^<>]*><path fill="#fff" d="[^"]+"\/><path d="[Mhvz\d -]+"\/><\/svg>$/);
  expect([texts.ar, texts.en]).toEqual([expect.stringContaining('رابط عمولة'), expect.stringContaining('commission')]);
  expect(texts.ar.endsWith(url) && texts.en.endsWith(url)).toBe(true);
  for (const page of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'products',
    '/%09/evil.example/..//x'.replace('%09', '\t'),
  ]) {
    expect([page, (await link(page)).code]).toEqual([page, 'affiliates.page_wrong']);
  }
});

test('an opened link is one click a visitor, page and day, however often it is opened and in whatever spelling', async () => {
  const { affiliateId, code } = await makeAffiliate(database.db);
  const visitor = randomUUID();
  const first = await open(code, { visitor, page: '/offers' });
  expect(first.status).toBe(201);
  expect(first.body.data).toEqual({
    click_id: expect.any(String),
    code,
    until: new Date(nowMs + 30 * DAY_MS).toISOString(),
  });
  nowMs += 60_000;
  for (const page of ['/offers', '/offers/', '/en/offers', '/offers?sort=price', '/offers#top']) {
    const again = await open(code.toLowerCase(), { visitor, page });
    expect(again.body.data).toMatchObject({
      click_id: first.body.data.click_id,
      until: new Date(nowMs + 30 * DAY_MS).toISOString(),
    });
  }
  expect(await countsOf(affiliateId)).toEqual({ clicks: 1, uncounted: 0 });
  const elsewhere = await open(code, { visitor, page: '/' });
  expect(elsewhere.body.data.click_id).not.toBe(first.body.data.click_id);
  nowMs += DAY_MS;
  await open(code, { visitor, page: '/offers' });
  expect(await countsOf(affiliateId)).toEqual({ clicks: 3, uncounted: 0 });
});

test('a code that is nobody’s, suspended, not decided on or one’s own is refused, each in its own words', async () => {
  const mine = await makeAffiliate(database.db);
  const codes = {
    pending: (await makeAffiliate(database.db, { status: 'pending' })).code,
    suspended: (await makeAffiliate(database.db, { status: 'suspended' })).code,
  };
  const refusalOf = async (...parts: Parameters<typeof open>) => (await open(...parts)).body.code;
  expect(await refusalOf('NOBODYS1')).toBe('affiliates.unknown_code');
  expect(await refusalOf("x' or '1'='1")).toBe('affiliates.unknown_code');
  expect(await refusalOf(codes.pending)).toBe('affiliates.unknown_code');
  expect(await refusalOf(codes.suspended)).toBe('affiliates.code_suspended');
  expect(await refusalOf(mine.code, { headers: mine.headers })).toBe('affiliates.own_code');
  expect(await refusalOf(mine.code, { page: '//evil.example' })).toBe('affiliates.page_wrong');
  expect(await countsOf(mine.affiliateId)).toEqual({ clicks: 0, uncounted: 0 });
});

test('crawlers, previews, prefetches and other sites make no click', async () => {
  const { affiliateId, code } = await makeAffiliate(database.db);
  const visits: Record<string, string>[] = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605 (KHTML, like Gecko) Version/16 Safari/605 Applebot/0.1',
    'curl/8.7.1',
    'python-requests/2.32',
    '',
  ].map((agent) => ({ 'user-agent': agent }));
  const unasked: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of [...visits, ...unasked]) {
    expect([headers, (await open(code, { headers })).body.code]).toEqual([headers, 'affiliates.not_a_visit']);
  }
  expect(await countsOf(affiliateId)).toEqual({ clicks: 0, uncounted: 0 });
  const people = [
    'Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Mobile/15E148 Instagram 340.0.0.22.109',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Telegram-Android/11.2 (Samsung)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Snapchat/13.5 (like Safari/8618, panda)',
  ];
  for (const agent of people) expect((await open(code, { headers: { 'user-agent': agent } })).status).toBe(201);
  expect((await open(code, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(201);
});

test('beyond the limit clicks of a network are kept and not counted; another network and day are counted again', async () => {
  const { affiliateId, code } = await makeAffiliate(database.db);
  const { networkClicks } = await readProgramme(database.db);
  const from = (last: number, net = '203.0.113') => open(code, { from: `${net}.${last}` });
  for (let visitor = 1; visitor <= networkClicks + 5; visitor += 1) {
    expect((await from(visitor)).body.data.click_id).toEqual(expect.any(String));
  }
  expect(await countsOf(affiliateId)).toEqual({ clicks: networkClicks, uncounted: 5 });
  await from(7, '198.51.100');
  expect(await countsOf(affiliateId)).toEqual({ clicks: networkClicks + 1, uncounted: 5 });
  for (const last of ['1', '2:3', 'ffff:1']) await open(code, { from: `2001:db8:1:2::${last}` });
  const { rows } = await sql.rows({ clicks: sql.int4 })`
    select clicks from affiliate_networks where affiliate_id = ${affiliateId} order by clicks
  `.execute(database.db);
  expect(rows.map(({ clicks }) => clicks)).toEqual([1, 3, networkClicks + 5]);
  nowMs += DAY_MS;
  await from(1);
  expect(await countsOf(affiliateId)).toEqual({ clicks: networkClicks + 5, uncounted: 5 });
});

test('no address of a visitor is kept, and the mark of a network is another each day and for each shop', async () => {
  const { affiliateId, code } = await makeAffiliate(database.db);
  await open(code, { from: '203.0.113.9' });
  nowMs += DAY_MS;
  await open(code, { from: '203.0.113.9' });
  const { rows } = await sql.rows({ network: sql.bytea, row: sql.text.neverNull })`
    select network, c::text as row from affiliate_clicks c where affiliate_id = ${affiliateId}
  `.execute(database.db);
  expect(new Set(rows.map(({ network }) => network.toString('hex'))).size).toBe(2);
  expect(rows.map(({ row }) => row).join()).not.toContain('203.0.113');
});

test('what a browser remembers is bound at login; the later of two clicks stays, whichever is bound last', async () => {
  const [one, other] = [await makeAffiliate(database.db), await makeAffiliate(database.db)];
  const who = await makeCustomer(database.db);
  const bind = (click: string, by: MadeCustomer = who) =>
    shop.call('POST /community/affiliate/referral', as(by, { click_id: click }));
  const earlier = await makeClick(database.db, { affiliateId: one.affiliateId, at: new Date(nowMs - 2 * DAY_MS) });
  const later = await makeClick(database.db, { affiliateId: other.affiliateId, at: new Date(nowMs - DAY_MS) });
  const until = new Date(nowMs + 29 * DAY_MS).toISOString();
  expect((await bind(later)).body.data).toEqual({ click_id: later, code: other.code, until });
  expect((await bind(earlier)).body.data).toMatchObject({ click_id: later, code: other.code });
  expect((await bind(later)).body.data).toMatchObject({ click_id: later });
  const old = await makeClick(database.db, { affiliateId: one.affiliateId, at: new Date(nowMs - 30 * DAY_MS) });
  expect((await bind(old)).body.code).toBe('affiliates.click_not_found');
  expect((await bind(randomUUID())).body.code).toBe('affiliates.click_not_found');
  expect((await bind(later, other)).body.code).toBe('affiliates.own_code');
  const stopped = await makeAffiliate(database.db, { status: 'suspended' });
  const theirs = await makeClick(database.db, { affiliateId: stopped.affiliateId });
  expect((await bind(theirs)).body.code).toBe('affiliates.code_suspended');
});

test('clicks and bindings that lead to nothing any more go, and how many they were stays', async () => {
  const { affiliateId, code } = await makeAffiliate(database.db);
  const who = await makeCustomer(database.db);
  const at = (days: number) => new Date(nowMs - days * DAY_MS);
  const [old, young] = [
    await makeClick(database.db, { affiliateId, at: at(31) }),
    await makeClick(database.db, { affiliateId, at: at(29) }),
  ];
  await bindClick(database.db, who.id, old);
  await open(code);
  await eraseClicks(database.db, new Date(nowMs));
  await eraseClicks(database.db, new Date(nowMs + 3 * DAY_MS));
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from affiliate_clicks where affiliate_id = ${affiliateId}
  `.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(rows).not.toContainEqual({ id: young });
  const { rows: rest } = await sql`
    select from affiliate_bindings where customer_id = ${who.id}
    union all select from affiliate_networks where affiliate_id = ${affiliateId}
  `.execute(database.db);
  expect(rest).toEqual([]);
  expect(await countsOf(affiliateId)).toEqual({ clicks: 3, uncounted: 0 });
});

test('of one network so many clicks of a day are kept; more are counted and lead to orders by the last one', async () => {
  const [who, other] = [
    await makeAffiliate(database.db, { code: 'FLOOD123' }),
    await makeAffiliate(database.db, { code: 'FLOOD456' }),
  ];
  const from = '203.0.113.77';
  const { body: first } = await open('FLOOD123', { from });
  await sql`
    update affiliate_networks set clicks = ${MAX_STORED_OF_NETWORK} where affiliate_id = ${who.affiliateId}
  `.execute(database.db);
  for (let visitors = 0; visitors < 5; visitors += 1) {
    const { status, body } = await open('FLOOD123', { from });
    expect([status, body.data.click_id]).toEqual([201, first.data.click_id]);
  }
  expect(await countsOf(who.affiliateId)).toEqual({ clicks: 1, uncounted: 5 });
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from affiliate_clicks where affiliate_id = ${who.affiliateId}
  `.execute(database.db);
  expect(rows[0]?.count).toBe(1);
  // Each affiliate has an attributed click of the network, and other networks have theirs.
  const [theirs, elsewhere] = [await open('FLOOD456', { from }), await open('FLOOD123', { from: '198.51.100.9' })];
  expect([theirs.status, elsewhere.status]).toEqual([201, 201]);
  expect(elsewhere.body.data.click_id).not.toBe(first.data.click_id);
  expect((await countsOf(other.affiliateId))?.clicks).toBe(1);
});

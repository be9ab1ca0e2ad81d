import { type LottoProof, toHalalas } from '@waha/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isProved } from '../../../../../storefront/app/account/lotto/verify-proof.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  campaignDraft,
  createTestApp,
  createTestDatabase,
  factories,
  type MadeStaff,
  makeCampaign,
  makeCustomer,
  makeRunningCampaign,
  makeSellable,
  makeStaff,
  PASSWORD,
  type TestDatabase,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import { expireRewards } from './cards/rewards.store.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let clock = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, { now: () => clock });
  owner = await makeStaff(database.db, 'owner');
});
beforeEach(async () => {
  clock = Date.now();
  const { rows } = await sql.rows({ id: sql.int4 })`select id from lotto_campaigns where state = 'published'`.execute(
    database.db,
  );
  for (const { id } of rows) await admin(`POST /admin/lotto/campaigns/${id}/stop`, { reason: 'another test' });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const admin = (key: string, body?: unknown) => shop.call(key, { headers: owner.headers, body });

interface Player {
  id: string;
  headers: { authorization: string };
}
const take = (who: Player) => shop.call('POST /lotto/tickets', { headers: who.headers });
const scratch = (who: Player, ticket_id: string) =>
  shop.call('POST /lotto/scratch', { headers: who.headers, body: { ticket_id } });
const use = (who: Player, reward_id: string) =>
  shop.call('POST /lotto/use-reward', { headers: who.headers, body: { reward_id } });

/** A player with a scratched card of a campaign where every card holds the same. */
async function winner(prize: Record<string, unknown> & { kind: 'store_credit' }) {
  await makeRunningCampaign(database.db, [{ ...prize, count: 50 }]);
  const who = await makeCustomer(database.db, { isPhoneVerified: true });
  const [ticket] = (await take(who)).body.data.data;
  const { body } = await scratch(who, ticket.id);
  return { who, card: body.data, reward: body.data.reward };
}
const credit = { kind: 'store_credit', amount: 5 } as const;

test('nothing is switched on before it has licence, rules, dates and prizes', async () => {
  const { body } = await admin('POST /admin/lotto/campaigns', { name_ar: 'حملة', name_en: 'Campaign', prizes: [] });
  const { id } = body.data;
  const publish = () => admin(`POST /admin/lotto/campaigns/${id}/publish`);
  const first = await publish();
  expect(first).toMatchObject({ status: 422, body: { code: 'lotto.incomplete' } });
  for (const word of ['رقم الترخيص', 'الشروط', 'المواعيد', 'الجوائز']) expect(first.body.message).toContain(word);
  const whole = campaignDraft();
  let { version } = body.data;
  const save = async (draft: object) => {
    const saved = await admin(`PUT /admin/lotto/campaigns/${id}`, { ...draft, version });
    version = saved.body.data?.version ?? version;
    return saved;
  };
  for (const part of ['licence_number', 'rules_ar', 'starts_at', 'ends_at', 'prizes'] as const) {
    const without = { ...whole, [part]: part === 'prizes' ? [] : null };
    expect((await save(without)).status).toBe(200);
    expect((await publish()).body.code, part).toBe('lotto.incomplete');
    const forced = sql`
      update lotto_campaigns set state = 'published', root = decode(repeat('00', 32), 'hex'), deck_size = 1,
        published_at = now() where id = ${id}`;
    await expect(forced.execute(database.db), `the database refuses it without ${part}`).rejects.toThrow();
  }
  await save(whole);
  expect((await publish()).body.data).toMatchObject({ state: 'published', deck_size: 100, cards_given: 0 });
  expect((await publish()).body.code).toBe('lotto.campaign_fixed');
  expect((await save(whole)).body.code).toBe('lotto.campaign_fixed');
});

test('a campaign runs 60 days at most, a week of them for delivery, and never beside another', async () => {
  const wrong = (dates: Parameters<typeof campaignDraft>[0]) =>
    admin('POST /admin/lotto/campaigns', campaignDraft(dates));
  expect((await wrong({ days: 61 })).body.code).toBe('lotto.dates_wrong');
  expect((await wrong({ days: -1 })).body.code).toBe('lotto.dates_wrong');
  const short = (await admin('POST /admin/lotto/campaigns', campaignDraft({ days: 7 }))).body.data;
  expect((await admin(`POST /admin/lotto/campaigns/${short.id}/publish`)).body.code).toBe('lotto.incomplete');
  await makeRunningCampaign(database.db);
  const beside = await makeCampaign(database.db, { startsInDays: 5, isPublished: false });
  expect((await admin(`POST /admin/lotto/campaigns/${beside}/publish`)).body.code).toBe('lotto.overlaps');
});

test('once published, the database refuses to change deck, prizes, rules and given cards', async () => {
  const id = await makeRunningCampaign(database.db);
  await take(await makeCustomer(database.db, { isPhoneVerified: true }));
  for (const damage of [
    `update lotto_cards set prize = 0 where campaign_id = ${id}`,
    `delete from lotto_cards where campaign_id = ${id}`,
    `insert into lotto_cards values (${id}, 100, 0, decode(repeat('00', 32), 'hex'))`,
    `update lotto_prizes set count = count + 1 where campaign_id = ${id}`,
    `delete from lotto_tree_levels where campaign_id = ${id}`,
    `update lotto_campaigns set rules_en = 'Others.' where id = ${id}`,
    `update lotto_campaigns set ends_at = ends_at - interval '1 day' where id = ${id}`,
    `update lotto_campaigns set root = decode(repeat('00', 32), 'hex') where id = ${id}`,
    `update lotto_campaigns set next_card = 0 where id = ${id}`,
    `update lotto_campaigns set next_card = next_card + 2 where id = ${id}`,
    `update lotto_campaigns set state = 'draft' where id = ${id}`,
    `delete from lotto_campaigns where id = ${id}`,
    `update lotto_tickets set card_index = 99 where campaign_id = ${id}`,
    `delete from lotto_tickets where campaign_id = ${id}`,
    'truncate lotto_cards cascade',
    `update lotto_campaigns set gives_for_purchases = true where id = ${id}`,
  ]) {
    await expect(sql.raw(damage).execute(database.db), damage).rejects.toThrow();
  }
});

test('cards are free: one of welcome, one a day, in the order of the deck', async () => {
  await makeRunningCampaign(database.db);
  const who = await makeCustomer(database.db, { isPhoneVerified: true });
  const read = async () => (await shop.call('GET /lotto/tickets', { headers: who.headers })).body.data;
  expect(await read(), 'looking gives nothing').toMatchObject({
    data: [],
    claimable: 2,
    may_play: true,
    needs_phone: false,
  });
  expect(await read()).toMatchObject({ data: [], claimable: 2 });
  const first = (await take(who)).body.data;
  expect(first).toMatchObject({ claimable: 0, data: [{ number: 2, given_for: 'daily' }, { number: 1 }] });
  expect(first.data[1].given_for).toBe('welcome');
  expect((await take(who)).body.data.data).toHaveLength(2);
  const other = await makeCustomer(database.db, { isPhoneVerified: true });
  expect((await take(other)).body.data.data.map(({ number }: { number: number }) => number)).toEqual([4, 3]);
  clock = Date.parse(first.next_card_at) - 1;
  expect((await read()).claimable).toBe(0);
  clock = Date.parse(first.next_card_at);
  expect((await read()).claimable).toBe(1);
  expect((await take(who)).body.data.data).toHaveLength(3);
});

test('an empty deck gives no card, and nobody may take one where nothing runs', async () => {
  const who = await makeCustomer(database.db, { isPhoneVerified: true });
  expect((await take(who)).body.code).toBe('lotto.not_running');
  const { body } = await shop.call('GET /lotto/campaign');
  expect(body.data.campaign).toBeNull();
  expect((await shop.call('GET /lotto/odds')).body.data).toBeNull();
  await makeRunningCampaign(database.db, [{ kind: 'nothing', count: 1 }]);
  expect((await take(who)).body.data.data).toHaveLength(1);
  const late = await makeCustomer(database.db, { isPhoneVerified: true });
  expect((await take(late)).body.data).toMatchObject({ data: [], claimable: 0, next_card_at: null });
});

test('a card says what it holds once it is scratched, never before, and proves it', async () => {
  await makeRunningCampaign(database.db);
  const deck = (await shop.call('GET /lotto/campaign')).body.data.campaign;
  const who = await makeCustomer(database.db, { isPhoneVerified: true });
  const taken = await take(who);
  const before = JSON.stringify([
    taken.body,
    (await shop.call('GET /lotto/tickets', { headers: who.headers })).body,
    (await shop.call('GET /lotto/history', { headers: who.headers })).body,
    (await shop.call('GET /lotto/campaign')).body,
    (await shop.call('GET /user/export', { headers: who.headers })).body,
  ]);
  expect(before).not.toMatch(/"kind"|percentage_coupon|salt|siblings/);
  for (const ticket of taken.body.data.data) {
    const { status, body } = await scratch(who, ticket.id);
    expect(status).toBe(200);
    const proof: LottoProof = body.data.proof;
    expect(proof.index + 1).toBe(ticket.number);
    expect(await isProved(proof, deck), 'by the very code that browsers run').toBe(true);
    expect(await isProved({ ...proof, prize: 'store_credit amount=999900' }, deck)).toBe(false);
    expect((await scratch(who, ticket.id)).body.data, 'again the first answer').toEqual(body.data);
  }
  const { data: odds } = (await shop.call('GET /lotto/odds')).body;
  expect(odds).toMatchObject({ deck_size: 100, scratched: 2 });
  const remaining = odds.prizes.map((row: { remaining: number }) => row.remaining);
  expect(remaining.reduce((sum: number, count: number) => sum + count, 0)).toBe(98);
});

test('of every size of deck every card is proved', async () => {
  for (const count of [1, 2, 3, 5, 8, 13]) {
    const id = await makeCampaign(database.db, { prizes: [{ kind: 'nothing', count }] });
    await admin(`POST /admin/lotto/campaigns/${id}/stop`, { reason: 'to see the deck' });
    const { body } = await shop.call(`GET /lotto/campaigns/${id}/deck`);
    expect(body.data.data).toHaveLength(count);
    for (const card of body.data.data) {
      const { rows } = await sql.rows({ hash: sql.bytea })`
        select substring(hashes from (((${card.index}::int >> level) # 1) * 32) + 1 for 32) as hash
        from lotto_tree_levels where campaign_id = ${id} order by level
      `.execute(database.db);
      const siblings = rows.map(({ hash }) => hash.toString('hex')).filter((hash) => hash !== '');
      const { root, deck_size } = body.data;
      expect(
        await isProved({ ...card, siblings, root, deck_size }, { root, deck_size }),
        `${card.index} of ${count}`,
      ).toBe(true);
    }
  }
});

test('another one’s card and reward do not exist', async () => {
  const { who, card, reward } = await winner(credit);
  const other = await makeCustomer(database.db, { isPhoneVerified: true });
  expect((await scratch(other, card.ticket.id)).body.code).toBe('lotto.ticket_not_found');
  expect((await use(other, reward.id)).body.code).toBe('lotto.reward_not_found');
  expect((await use(who, reward.id)).status).toBe(200);
});

test('store credit arrives once, and says where it came from', async () => {
  const { who, reward } = await winner(credit);
  expect((await use(who, reward.id)).body.data).toMatchObject({ status: 'used', coupon: null });
  expect((await use(who, reward.id)).body.code).toBe('lotto.reward_used');
  const balance = (await shop.call('GET /user/store-credit', { headers: who.headers })).body.data;
  expect(balance).toMatchObject({ balance: 5, data: [{ amount: 5, label: 'جائزة «اكشط واربح»' }] });
});

test('points arrive', async () => {
  await makeRunningCampaign(database.db, [{ kind: 'points', points: 50, count: 5 }]);
  const who = await makeCustomer(database.db, { isPhoneVerified: true });
  const [ticket] = (await take(who)).body.data.data;
  const { reward } = (await scratch(who, ticket.id)).body.data;
  await use(who, reward.id);
  expect((await readBalance(database.db, who.id, 'loyalty_points')).balance).toBe(50);
});

test('a coupon is a code for one order, with the terms of the card', async () => {
  const prize = { kind: 'percentage_coupon', percent: 10, maximum_discount: 20, minimum_order: 100 } as const;
  await makeRunningCampaign(database.db, [{ ...prize, count: 5 }]);
  const who = await makeCustomer(database.db, { isPhoneVerified: true });
  const [ticket] = (await take(who)).body.data.data;
  const { reward, proof } = (await scratch(who, ticket.id)).body.data;
  expect(proof.prize).toBe('percentage_coupon percent=10 maximum=2000 minimum=10000');
  const { coupon } = (await use(who, reward.id)).body.data;
  expect(coupon.code).toMatch(/^WIN-[A-Z2-9]{12}$/);
  const { id } = await factories(database.db).product({ priceHalalas: toHalalas(500), stock: 5 });
  const validate = (headers?: Player['headers']) =>
    shop.call('POST /coupons/validate', {
      body: { code: coupon.code, lines: [{ product_id: id, quantity: 1 }] },
      ...(headers && { headers }),
    });
  expect((await validate(who.headers)).body.data).toMatchObject({ discount: 20 });
  const other = await makeCustomer(database.db);
  for (const headers of [undefined, other.headers]) {
    expect((await validate(headers)).body.code, 'it is theirs alone').toBe('coupons.not_found');
  }
  const listed = JSON.stringify((await shop.call('GET /coupons')).body);
  expect(listed).not.toContain(coupon.code);
  const history = await shop.call('GET /lotto/history?won=true', { headers: who.headers });
  expect(history.body.data.data[0].reward.coupon.code).toBe(coupon.code);
});

test('those who work here play neither for cards nor with those they have', async () => {
  await makeRunningCampaign(database.db);
  const who = await makeCustomer(database.db, {
    isPhoneVerified: true,
    email: owner.email.toUpperCase(),
    isEmailVerified: true,
  });
  expect((await take(who)).body.code).toBe('lotto.staff');
  const { body } = await shop.call('GET /lotto/tickets', { headers: who.headers });
  expect(body.data).toMatchObject({ may_play: false, claimable: 0 });
  const other = await makeCustomer(database.db, { isPhoneVerified: true });
  const [ticket] = (await take(other)).body.data.data;
  await sql`update customers set email = null, email_verified_at = null where id = ${who.id}`.execute(database.db);
  await sql`update customers set email = ${owner.email}, email_verified_at = now() where id = ${other.id}`.execute(
    database.db,
  );
  expect((await scratch(other, ticket.id)).body.code).toBe('lotto.staff');
});

test('who only claims an address learns nothing of whether it is of somebody who works here', async () => {
  await makeRunningCampaign(database.db);
  const answers = [];
  for (const email of [owner.email, 'nobody-here@example.com']) {
    const { headers } = await makeCustomer(database.db, { email });
    answers.push((await shop.call('GET /lotto/tickets', { headers })).body.data);
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('the kill switch ends everything but what was won; the deck is public then and not before', async () => {
  const { who, reward, card } = await winner(credit);
  const { id } = (await shop.call('GET /lotto/campaign')).body.data.campaign;
  const open = (await shop.call('GET /lotto/tickets', { headers: who.headers })).body.data.data[0];
  for (const call of [shop.call(`GET /lotto/campaigns/${id}/deck`), admin(`GET /admin/lotto/campaigns/${id}/deck`)]) {
    expect((await call).body.code).toBe('lotto.not_over');
  }
  const stopped = await admin(`POST /admin/lotto/campaigns/${id}/stop`, { reason: 'خطأ في الشروط' });
  expect(stopped.body.data).toMatchObject({ state: 'stopped', stop_reason: 'خطأ في الشروط' });
  expect((await take(await makeCustomer(database.db, { isPhoneVerified: true }))).body.code).toBe('lotto.not_running');
  expect((await scratch(who, open.id)).body.code).toBe('lotto.not_running');
  expect((await scratch(who, card.ticket.id)).status, 'what was scratched stays').toBe(200);
  expect((await use(who, reward.id)).status).toBe(200);
  const { past } = (await shop.call('GET /lotto/campaign')).body.data;
  expect(past).toContainEqual(expect.objectContaining({ id, deck_size: 50 }));
  const { body } = await admin(`GET /admin/lotto/campaigns/${id}/deck`);
  const mine = body.data.data.find((row: { ticket_id: string }) => row.ticket_id === card.ticket.id);
  expect(mine).toMatchObject({ customer_id: who.id, reward_status: 'used' });
});

test('a reward not used in time expires', async () => {
  await makeCampaign(database.db, { startsInDays: -1, days: 10, prizes: [{ ...credit, count: 50 }] });
  const who = await makeCustomer(database.db, { isPhoneVerified: true });
  const [ticket] = (await take(who)).body.data.data;
  const { reward } = (await scratch(who, ticket.id)).body.data;
  clock = Date.parse(reward.expires_at);
  expect((await use(who, reward.id)).body.code).toBe('lotto.reward_expired');
  const stats = async () => (await shop.call('GET /lotto/stats', { headers: who.headers })).body.data;
  expect(await stats()).toMatchObject({ cards: 2, scratched: 1, won: 1, rewards: { expired: 1 } });
  await expireRewards(database.db, new Date(clock));
  expect(await stats()).toMatchObject({ rewards: { available: 0, used: 0, expired: 1 } });
});

test('a copy of one’s data has cards and rewards; whoever leaves leaves nothing behind that names them', async () => {
  const { who } = await winner(credit);
  const copy = (await shop.call('GET /user/export', { headers: who.headers })).body;
  expect(copy.lotto).toMatchObject([
    { given_for: 'welcome', scratched_at: null },
    { scratched_at: expect.any(String), reward: { status: 'available' } },
  ]);
  const gone = await shop.call('DELETE /user/profile', { headers: who.headers, body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
  const { rows } = await sql.rows({ mine: sql.int4, given: sql.int4, open: sql.int4 })`
    select count(*) filter (where t.customer_id = ${who.id})::int as mine, count(*)::int as given,
      count(r.id) filter (where r.status = 'available')::int as open
    from lotto_tickets t left join lotto_rewards r on r.ticket_id = t.id
    where t.campaign_id = (select max(id) from lotto_campaigns)
  `.execute(database.db);
  expect(rows[0]).toEqual({ mine: 0, given: 2, open: 0 });
});

test('a campaign that is coming shows its root and gives nothing yet; near its end it gives nothing more', async () => {
  await makeCampaign(database.db, { startsInDays: 2, days: 10 });
  const who = await makeCustomer(database.db, { isPhoneVerified: true });
  const seen = async () => (await shop.call('GET /lotto/campaign')).body.data.campaign;
  expect(await seen()).toMatchObject({ state: 'upcoming', root: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((await take(who)).body.code).toBe('lotto.not_running');
  clock += 6 * DAY_MS;
  const shopThen = await createTestApp(database, { now: () => clock });
  const then = await shopThen.call('GET /lotto/campaign');
  expect(then.body.data.campaign.state).toBe('closing');
  await shopThen.close();
  expect((await take(who)).body.code).toBe('lotto.not_running');
});

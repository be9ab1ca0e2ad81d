import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../../background.ts';
import { checkLedger } from '../../../../checks/index.ts';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import {
  backgroundDeps,
  campaignDraft,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  makeCustomer,
  makeMember,
  makePost,
  makePurchase,
  makeSellable,
  makeStaff,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  owner = (await makeStaff(database.db, 'owner')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const settle = () =>
  deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails: [], messages: [] })));

/** Starts a campaign that gives neither welcome nor daily cards. */
async function run(more: object) {
  const body = {
    ...campaignDraft({ startsInDays: -1, prizes: [{ kind: 'nothing', count: 50 }] }),
    ...{ gives_welcome: false, gives_daily: false, ...more },
  };
  const made = await shop.call('POST /admin/lotto/campaigns', { headers: owner, body });
  const path = `POST /admin/lotto/campaigns/${made.body.data?.id}`;
  if (made.status === 201) expect((await shop.call(`${path}/publish`, { headers: owner, body: {} })).status).toBe(200);
  return { made, end: () => shop.call(`${path}/stop`, { headers: owner, body: { reason: 'انتهى' } }) };
}

async function proved() {
  const member = await makeMember(database.db);
  await sql`update customers set phone_verified_at = now() where id = ${member.id}`.execute(database.db);
  return member;
}

/** Publishes a post of the member, with its event. */
async function post(memberId: number): Promise<void> {
  const postId = await makePost(database.db, { memberId });
  await inTransaction(database.db, (tx) => publish(tx, 'post.published', { postId }));
  await settle();
}
const ticketsOf = async ({ headers }: { headers: Record<string, string> }) =>
  (await shop.call('GET /lotto/tickets', { headers })).body.data;
const take = ({ headers }: { headers: Record<string, string> }) =>
  shop.call('POST /lotto/tickets', { headers, body: {} });

test('the first post and the first review bring a card each, once a campaign, and no more a day than it says', async () => {
  const noura = await proved();
  await post(noura.memberId);
  const { end } = await run({ gives_for_activity: true, activity_per_day: 1 });
  expect((await ticketsOf(noura)).claimable, 'what was before it brings nothing').toBe(0);
  await post(noura.memberId);
  await post(noura.memberId);
  expect((await ticketsOf(noura)).claimable).toBe(1);
  const { productId } = await makePurchase({ db: database.db, shop }, noura);
  const review = { product_id: productId, rating: 5, text: 'قماشه ممتاز ومقاسه مضبوط' };
  expect((await shop.call('POST /reviews', { headers: noura.headers, body: review })).status).toBe(201);
  await settle();
  expect((await ticketsOf(noura)).claimable, 'one a day').toBe(1);
  expect((await take(noura)).body.data).toMatchObject({ data: [{ given_for: 'activity' }], claimable: 0 });
  expect((await take(noura)).body.data.data, 'again gives none').toHaveLength(1);
  await sql`
    update lotto_ticket_marks set claim = replace(claim, to_char(now() at time zone 'Asia/Riyadh', 'YYYY-MM-DD'), '2020-01-01')
    where claim like 'activity@%'`.execute(database.db);
  expect((await ticketsOf(noura)).claimable, 'the next day').toBe(1);
  expect((await take(noura)).body.data.data).toHaveLength(2);
  const guest = await makeMember(database.db);
  await post(guest.memberId);
  expect((await take(guest)).body.code, 'only to a proved phone').toBe('lotto.phone_unproved');
  await end();
  expect(await checkLedger(database.db)).toEqual([]);
});

test('a campaign that does not say so gives nothing for what members do', async () => {
  const { end } = await run({});
  const sara = await proved();
  await post(sara.memberId);
  expect((await ticketsOf(sara)).claimable).toBe(0);
  await end();
});

test('cards for purchases are switched on by nobody who does not say that they read the warning', async () => {
  const silent = await run({ gives_for_purchases: true });
  expect([silent.made.status, silent.made.body.code]).toEqual([422, 'lotto.purchases_warning']);
  const off = await run({});
  expect(off.made.body.data).toMatchObject({ gives_for_purchases: false });
  expect(off.made.body.data.purchases_warning).toContain('نظام المسابقات');
  await off.end();
  const { made, end } = await run({ gives_for_purchases: true, acknowledges_purchases_warning: true });
  expect(made.body.data).toMatchObject({ gives_for_purchases: true });
  const hala = await makeCustomer(database.db, { isPhoneVerified: true });
  await makePurchase({ db: database.db, shop }, hala);
  await settle();
  expect((await take(hala)).body.data.data).toMatchObject([{ given_for: 'purchase' }]);
  const on = sql`update lotto_campaigns set gives_for_purchases = true, purchases_acknowledged = false where state = 'draft'`;
  await shop.call('POST /admin/lotto/campaigns', { headers: owner, body: campaignDraft() });
  await expect(on.execute(database.db), 'the database says so, too').rejects.toThrow('lotto_purchases_acknowledged');
  await end();
});

test('a verified review earns its points, and loses them when it is taken away', async () => {
  const lina = await makeCustomer(database.db);
  const { productId } = await makePurchase({ db: database.db, shop }, lina);
  const review = { product_id: productId, rating: 4, text: 'جيد جدًا ويستحق ثمنه' };
  const { id } = (await shop.call('POST /reviews', { headers: lina.headers, body: review })).body.data;
  await settle();
  const points = async () => (await shop.call('GET /user/points', { headers: lina.headers })).body.data.lifetime;
  expect(await points()).toBe(20);
  expect((await shop.call(`DELETE /reviews/${id}`, { headers: lina.headers })).status).toBe(200);
  await settle();
  expect(await points()).toBe(0);
});

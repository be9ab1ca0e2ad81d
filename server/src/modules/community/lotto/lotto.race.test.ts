import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  campaignDraft,
  createTestDatabase,
  factories,
  type MadeCustomer,
  makeCampaign,
  makeCustomer,
  makeRunningCampaign,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
  takeGuard,
  twoProcesses,
  untilLost,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import { createCampaign, publishCampaign } from './index.ts';

const AT_ONCE = 40;

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

const damage = async (statement: string) => {
  database.allowViolations();
  await sql.raw(statement).execute(database.db);
};
const take = ({ headers }: MadeCustomer, index = 0) => two.call(index, 'POST /lotto/tickets', {}, headers);
const credit = [{ kind: 'store_credit', amount: 5, count: 500 }] as const;

async function countOf(rest: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from ${sql.raw(rest)}`.execute(
    database.db,
  );
  return rows[0]?.count ?? -1;
}

/** Forty customers take their cards concurrently. Returns how many cards were given more than once. */
async function takeGroup(): Promise<number> {
  const players = await Promise.all(
    Array.from({ length: AT_ONCE }, () => makeCustomer(database.db, { isPhoneVerified: true })),
  );
  await Promise.all(players.map(take));
  return countOf('(select card_index from lotto_tickets group by campaign_id, card_index having count(*) > 1) twice');
}

test('of forty who take cards at once each gets their own, in the order of the deck without gaps', async () => {
  await makeRunningCampaign(database.db, [...credit]);
  await two.start();
  expect(await takeGroup()).toBe(0);
  const { rows } = await sql.rows({ given: sql.int4, next: sql.int4, last: sql.int4 })`
    select count(*)::int as given, max(c.next_card) as next, max(t.card_index) + 1 as last
    from lotto_tickets t join lotto_campaigns c on c.id = t.campaign_id
  `.execute(database.db);
  expect(rows[0]).toEqual({ given: AT_ONCE * 2, next: AT_ONCE * 2, last: AT_ONCE * 2 });
});

test('a small deck gives each of its cards once and no more', async () => {
  await makeRunningCampaign(database.db, [{ kind: 'nothing', count: 25 }]);
  await two.start();
  expect(await takeGroup()).toBe(0);
  expect(await countOf('lotto_tickets')).toBe(25);
});

/** A trigger that advances a deck after any card, without checking that the card is the next one. */
const ANY_CARD_IS_NEXT = `
  create or replace function lotto_ticket_is_next() returns trigger language plpgsql as $$
  begin
    update lotto_campaigns set next_card = next_card + 1 where id = new.campaign_id;
    return null;
  end $$`;

test('control: without the lock of the campaign cards are given twice', async () => {
  await makeRunningCampaign(database.db, [...credit]);
  await damage('alter table lotto_tickets drop constraint lotto_card_given_once');
  await damage(ANY_CARD_IS_NEXT);
  await two.start({ file: 'tickets.store.ts', guard: ' for update) c', instead: ') c' });
  expect(await untilLost(takeGroup, 0)).toBeGreaterThan(0);
});

/** One customer takes their cards forty times concurrently. Returns their number of cards, and the answers. */
async function claimTogether(): Promise<{ cards: number; statuses: number[] }> {
  const player = await makeCustomer(database.db, { isPhoneVerified: true });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => take(player, index)));
  return {
    cards: await countOf(`lotto_tickets where customer_id = '${player.id}'`),
    statuses: [...new Set(answers.map(({ status }) => status))],
  };
}

test('one customer who asks forty times at once has one card of welcome and one of the day', async () => {
  await makeRunningCampaign(database.db, [...credit]);
  await two.start();
  expect(await claimTogether()).toEqual({ cards: 2, statuses: [200] });
});

test('control: without the constraints that say so, of the account and of the person, there are more', async () => {
  await damage('alter table lotto_tickets drop constraint lotto_claimed_once');
  await damage('alter table lotto_ticket_marks drop constraint lotto_claimed_once_a_person');
  await makeRunningCampaign(database.db, [...credit]);
  await two.start({ file: 'tickets.store.ts', guard: 'on conflict (customer_id, claim) do nothing', instead: '' });
  expect(await untilLost(async () => (await claimTogether()).cards, 2)).toBeGreaterThan(2);
});

/** One person takes cards by two accounts at the same time, the second with the first's former number. */
async function claimByTwoAccounts(): Promise<number> {
  const first = await makeCustomer(database.db, { isPhoneVerified: true });
  const { phone: other } = await makeCustomer(database.db);
  await sql`update customers set phone = null where phone = ${other}`.execute(database.db);
  await sql`update customers set phone = ${other}, phone_verified_at = now() where id = ${first.id}`.execute(
    database.db,
  );
  const second = await makeCustomer(database.db, { phone: first.phone, isPhoneVerified: true });
  const calls = Array.from({ length: AT_ONCE }, (_, index) => take(index % 4 < 2 ? first : second, index));
  await Promise.all(calls);
  return countOf(`lotto_tickets where customer_id in ('${first.id}', '${second.id}')`);
}

test('one person with two accounts has one card of welcome and one of the day', async () => {
  await makeRunningCampaign(database.db, [...credit]);
  await two.start();
  expect(await claimByTwoAccounts()).toBe(2);
});

test('control: without the constraint over what a person is known by each account has its own', async () => {
  await damage('alter table lotto_ticket_marks drop constraint lotto_claimed_once_a_person');
  await makeRunningCampaign(database.db, [...credit]);
  await two.start();
  expect(await untilLost(claimByTwoAccounts, 2)).toBeGreaterThan(2);
});

/** Stops a campaign while forty customers take and scratch cards. Returns the number given or scratched after it. */
async function stopMeanwhile(): Promise<number> {
  const id = await makeRunningCampaign(database.db, [...credit]);
  const { headers } = await makeStaff(database.db, 'owner');
  const players = await Promise.all(
    Array.from({ length: AT_ONCE }, () => makeCustomer(database.db, { isPhoneVerified: true })),
  );
  const stop = () => two.call(0, `POST /admin/lotto/campaigns/${id}/stop`, { reason: 'a race' }, headers);
  await Promise.all(
    players.map(async (player, index) => {
      if (index === AT_ONCE / 4) await stop();
      const [ticket] = (await take(player, index)).body.data?.data ?? [];
      if (ticket) await two.call(index, 'POST /lotto/scratch', { ticket_id: ticket.id }, player.headers);
    }),
  );
  return countOf(
    `lotto_tickets t join lotto_campaigns c on c.id = t.campaign_id
     where greatest(t.given_at, t.scratched_at) > c.stopped_at`,
  );
}

test('nobody takes or scratches a card after the moment a campaign was stopped', async () => {
  await two.start();
  for (let time = 0; time < 5; time += 1) expect(await stopMeanwhile()).toBe(0);
});

test('control: a stop that writes down when it was asked for has cards after it', async () => {
  await two.start([
    { file: 'lotto/campaigns/campaigns.store.ts', guard: 'stopped_at = greatest(', instead: 'stopped_at = coalesce(' },
    // A delay between the request and the lock of the campaign, as in a busy shop.
    {
      file: 'lotto/admin-lotto.routes.ts',
      guard: "return campaigns.change(tx, context, { id, action: 'lotto.stopped' }",
      instead:
        "return new Promise((go) => setTimeout(go, 100)).then(() => campaigns.change(tx, context, { id, action: 'lotto.stopped' }",
    },
    { file: 'lotto/admin-lotto.routes.ts', guard: '{ reason, at }));', instead: '{ reason, at })));' },
  ]);
  expect(await untilLost(stopMeanwhile, 0)).toBeGreaterThan(0);
});

/** A card is scratched forty times concurrently. Returns the prizes it brought, and the answers. */
async function scratchTogether(): Promise<{ rewards: number; statuses: number[]; ids: Set<unknown> }> {
  const player = await makeCustomer(database.db, { isPhoneVerified: true });
  const { body } = await take(player);
  const ticket_id = body.data.data[0].id;
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      two.call(index, 'POST /lotto/scratch', { ticket_id }, player.headers),
    ),
  );
  return {
    rewards: await countOf(`lotto_rewards where ticket_id = '${ticket_id}'`),
    statuses: [...new Set(answers.map(({ status }) => status))],
    ids: new Set(answers.map((answer) => answer.body.data?.reward?.id)),
  };
}

test('a card scratched forty times at once brings one reward, and everybody the same answer', async () => {
  await makeRunningCampaign(database.db, [...credit]);
  await two.start();
  const { rewards, statuses, ids } = await scratchTogether();
  expect([rewards, statuses, ids.size]).toEqual([1, [200], 1]);
});

test('control: a card that is scratched whether or not it was brings several', async () => {
  await makeRunningCampaign(database.db, [...credit]);
  await damage('alter table lotto_rewards drop constraint lotto_one_reward_a_ticket');
  await sql`alter table lotto_tickets disable trigger lotto_ticket_is_fixed`.execute(database.db);
  await two.start({ file: 'tickets.store.ts', guard: 'and scratched_at is null returning', instead: 'returning' });
  expect(await untilLost(async () => (await scratchTogether()).rewards)).toBeGreaterThan(1);
});

/** A won coupon is converted forty times concurrently. Returns how many codes there are. */
async function useTogether(): Promise<{ codes: number; done: number }> {
  const player = await makeCustomer(database.db, { isPhoneVerified: true });
  const ticket_id = (await take(player)).body.data.data[0].id;
  const scratched = await two.call(0, 'POST /lotto/scratch', { ticket_id }, player.headers);
  const reward_id = scratched.body.data.reward.id;
  const before = await countOf('coupons');
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      two.call(index, 'POST /lotto/use-reward', { reward_id }, player.headers),
    ),
  );
  return {
    codes: (await countOf('coupons')) - before,
    done: answers.filter(({ status }) => status === 200).length,
  };
}

const coupon = [{ kind: 'fixed_coupon', amount: 20, count: 500 }] as const;

test('a reward used forty times at once is one coupon', async () => {
  await makeRunningCampaign(database.db, [...coupon]);
  await two.start();
  expect(await useTogether()).toEqual({ codes: 1, done: 1 });
});

test('control: a reward that is taken whatever its status is several coupons', async () => {
  await makeRunningCampaign(database.db, [...coupon]);
  await two.start({
    file: 'modules/community/lotto/cards/rewards.store.ts',
    guard: "and status = 'available' and expires_at",
    instead: 'and expires_at',
  });
  expect(await untilLost(async () => (await useTogether()).codes)).toBeGreaterThan(1);
});

test('store credit won arrives once, however often it is asked for at once', async () => {
  await makeRunningCampaign(database.db, [...credit]);
  await two.start();
  const player = await makeCustomer(database.db, { isPhoneVerified: true });
  const ticket_id = (await take(player)).body.data.data[0].id;
  const scratched = await two.call(0, 'POST /lotto/scratch', { ticket_id }, player.headers);
  const reward_id = scratched.body.data.reward.id;
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      two.call(index, 'POST /lotto/use-reward', { reward_id }, player.headers),
    ),
  );
  expect((await readBalance(database.db, player.id, 'store_credit')).balance).toBe(500);
});

/** Two staff save the same version of a draft. Returns how many received a success. */
async function saveTogether(): Promise<number> {
  const { headers } = await makeStaff(database.db, 'owner');
  const id = await makeCampaign(database.db, { isPublished: false });
  const save = (turn: number) =>
    two.call(turn, `PUT /admin/lotto/campaigns/${id}`, { ...campaignDraft(), version: 1 }, headers);
  const answers = await Promise.all([0, 1].map(save));
  expect(answers.filter(({ status, body }) => status !== 200 && body.code !== 'conflict.changed')).toEqual([]);
  const [refused] = answers.filter(({ status }) => status === 409);
  if (refused) expect(refused.body.details).toMatchObject({ id, version: 2, state: 'draft' });
  return answers.filter(({ status }) => status === 200).length;
}

test('of two who save the same draft one is told that the other was first, and what it is now', async () => {
  await two.start();
  for (let time = 0; time < 5; time += 1) expect(await saveTogether()).toBe(1);
});

test('control: where nobody looks at the version the first is overwritten', async () => {
  await two.start({ file: 'save-campaign.ts', guard: 'version !== before.version', instead: 'false' });
  expect(await untilLost(saveTogether)).toBe(2);
});

const { address: ADDRESS } = orderBody([], 0);

/** A product with this stock, and an unpublished campaign that gives pieces of it. */
async function prizeDraft(stock: number, count: number) {
  await sql`update lotto_campaigns set state = 'stopped', stopped_at = now(), stop_reason = 'next' where state = 'published'`.execute(
    database.db,
  );
  const { id: productId, variantIds } = await factories(database.db).product({ stock, priceHalalas: 10_000 });
  const [variant_id = 0] = variantIds;
  const prizes = [{ kind: 'product', variant_id, count } as const];
  return { productId, id: await makeCampaign(database.db, { startsInDays: -1, prizes, isPublished: false }) };
}

/** The one piece of a campaign is requested forty times concurrently. Returns how many orders send it. */
async function askTogether(): Promise<number> {
  const { id, productId } = await prizeDraft(1, 1);
  const { headers } = await makeStaff(database.db, 'owner');
  await two.call(0, `POST /admin/lotto/campaigns/${id}/publish`, {}, headers);
  const player = await makeCustomer(database.db, { isPhoneVerified: true });
  const ticket_id = (await take(player)).body.data.data[0].id;
  const scratched = await two.call(0, 'POST /lotto/scratch', { ticket_id }, player.headers);
  const body = { reward_id: scratched.body.data.reward.id, address: ADDRESS };
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, turn) => two.call(turn, 'POST /lotto/use-reward', body, player.headers)),
  );
  return countOf(`order_items where product_id = ${productId}`);
}

test('a prize asked for forty times at once is sent once', async () => {
  await makeSellable(database.db);
  await two.start();
  expect(await askTogether()).toBe(1);
});

test('control: a prize that is taken whatever its status, and counted without a bound, is sent several times', async () => {
  await makeSellable(database.db);
  await damage('alter table lotto_prize_stock drop constraint lotto_prize_never_short');
  await two.start([
    {
      file: 'modules/community/lotto/cards/rewards.store.ts',
      guard: "and status = 'available' and expires_at",
      instead: 'and expires_at',
    },
    { file: 'prize-stock.store.ts', guard: ' and sent + put_back < set_aside returning', instead: ' returning' },
  ]);
  expect(await untilLost(askTogether)).toBeGreaterThan(1);
});

/** Publishes a campaign with a product's last piece while twenty customers order it. Returns who received it. */
async function reachTogether(): Promise<number> {
  const { id, productId } = await prizeDraft(1, 1);
  const { headers } = await makeStaff(database.db, 'owner');
  const body = orderBody([{ product_id: productId, quantity: 1 }], 140);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, turn) => two.call(turn, 'POST /orders', body)),
    two.call(0, `POST /admin/lotto/campaigns/${id}/publish`, {}, headers),
    ...Array.from({ length: 10 }, (_, turn) => two.call(turn, 'POST /orders', body)),
  ]);
  return answers.filter(({ status }) => status < 300).length;
}

test('the last piece is either a prize or somebody’s order', async () => {
  await makeSellable(database.db);
  await two.start();
  for (let time = 0; time < 3; time += 1) expect(await reachTogether()).toBe(1);
});

test('control: where a level is lowered whatever it holds, the last piece is both', async () => {
  await makeSellable(database.db);
  await two.start(takeGuard);
  expect(await untilLost(reachTogether)).toBeGreaterThan(1);
});

/** One person with two activities and one card a day claims forty times concurrently. Returns the cards. */
async function claimActivityTogether(): Promise<number> {
  await sql`update lotto_campaigns set state = 'stopped', stopped_at = now(), stop_reason = 'next' where state = 'published'`.execute(
    database.db,
  );
  const id = await inTransaction(database.db, async (tx) => {
    const draft = campaignDraft({ startsInDays: -1, prizes: [{ kind: 'nothing', count: 100 }] });
    const rules = { gives_welcome: false, gives_daily: false, gives_for_activity: true, activity_per_day: 1 };
    const made = await createCampaign(tx, { ...draft, ...rules }, false);
    await publishCampaign(tx, made, { at: new Date(), language: 'en' });
    return made;
  });
  const player = await makeCustomer(database.db, { isPhoneVerified: true });
  await sql`
    insert into lotto_activity (campaign_id, customer_id, claim, earned_at)
    select ${id}, ${player.id}, kind || '@' || ${id}::int, now() from unnest(array['post', 'review']) as kind
  `.execute(database.db);
  await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => take(player, turn)));
  // All of them may have asked for the first activity; the next call asks for the second.
  await take(player);
  return countOf(`lotto_tickets where customer_id = '${player.id}'`);
}

test('cards for what somebody did are no more a day than the campaign says, however they are asked for at once', async () => {
  await two.start();
  expect(await claimActivityTogether()).toBe(1);
});

test('control: without the constraint over the places of a day there are more', async () => {
  await damage('alter table lotto_ticket_marks drop constraint lotto_claimed_once_a_person');
  await two.start({
    file: 'lotto/cards/give-cards.ts',
    guard: 'const slots = asked.slots.filter(isFree);',
    instead: 'const slots = asked.slots;',
  });
  expect(await untilLost(claimActivityTogether)).toBeGreaterThan(1);
});

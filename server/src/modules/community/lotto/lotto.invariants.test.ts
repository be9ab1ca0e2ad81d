import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction, sql, type Tx } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeCampaign,
  makeCustomer,
  makeSellable,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import { lottoInvariants } from './lotto.invariants.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

/** Creates four small decks, one after the other; each with a scratched card, its used reward, and an open card. */
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  await makeSellable(database.db);
  const [variantId = 0] = (await factories(database.db).product({ stock: 9 })).variantIds;
  const { address } = orderBody([], 0);
  for (const prize of [
    { kind: 'product', variant_id: variantId, count: 4 },
    { kind: 'store_credit', amount: 5, count: 5 },
    { kind: 'percentage_coupon', percent: 10, maximum_discount: 20, count: 7 },
    { kind: 'free_shipping', minimum_order: 100, count: 6 },
  ] as const) {
    await sql`update lotto_campaigns set state = 'stopped', stopped_at = now(), stop_reason = 'next'
      where state = 'published'`.execute(database.db);
    await makeCampaign(database.db, { startsInDays: -1, prizes: [prize] });
    const { headers } = await makeCustomer(database.db, { isPhoneVerified: true });
    const [ticket] = (await shop.call('POST /lotto/tickets', { headers })).body.data.data;
    const scratched = await shop.call('POST /lotto/scratch', { headers, body: { ticket_id: ticket.id } });
    const { id: reward_id } = scratched.body.data.reward;
    expect((await shop.call('POST /lotto/use-reward', { headers, body: { reward_id, address } })).status).toBe(200);
  }
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

class Undo extends Error {}

/** The invariants that `damage` violates; it is rolled back. */
async function brokenBy(damage: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  let broken: string[] = [];
  const done = inTransaction(database.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await damage(tx);
    broken = [...new Set((await checkLedger(tx)).map((violation) => violation.invariant))];
    throw new Undo();
  });
  await expect(done).rejects.toThrow(Undo);
  return broken;
}

const damages: [name: string, statement: string][] = [
  ['cards are given once each, in the order of the deck without gaps', 'update lotto_campaigns set next_card = 3'],
  [
    'cards are given once each, in the order of the deck without gaps',
    'alter table lotto_tickets drop constraint lotto_card_given_once; update lotto_tickets set card_index = 1',
  ],
  [
    'no card is given or scratched after its campaign was stopped',
    "update lotto_campaigns set state = 'stopped', stopped_at = now() - interval '1 day', stop_reason = 'why'",
  ],
  ['a card knows by marks to whom it was given, for good', 'delete from lotto_ticket_marks'],
  [
    'no more of a prize is given than its table says, and the deck holds exactly that',
    'update lotto_prizes set count = count - 1',
  ],
  [
    'a scratched card has the reward it holds, an open one and an empty one have none',
    'update lotto_tickets set scratched_at = now()',
  ],
  [
    'a scratched card has the reward it holds, an open one and an empty one have none',
    'update lotto_tickets set scratched_at = null',
  ],
  [
    'a used reward has the coupon, the transfer or the order its card stands for',
    'update lotto_rewards set coupon_id = null, transfer_id = null',
  ],
  ['a used reward has the coupon, the transfer or the order its card stands for', 'update coupons set percent = 20'],
  [
    'a used reward has the coupon, the transfer or the order its card stands for',
    'update coupons set minimum_order_halalas = null',
  ],
  [
    'a used reward has the coupon, the transfer or the order its card stands for',
    'update ledger_transfers set amount = 400',
  ],
  [
    'a used reward has the coupon, the transfer or the order its card stands for',
    'update order_items set quantity = 2',
  ],
  [
    'a piece lies apart for every prize that can still be won or sent, and went where its campaign says',
    'update lotto_prize_stock set sent = 0',
  ],
  [
    'a piece lies apart for every prize that can still be won or sent, and went where its campaign says',
    "delete from stock_movements where note like 'prizes of campaign%' and delta = 1",
  ],
  [
    'the leaves of a deck are its cards',
    "update lotto_cards set salt = decode(repeat('00', 32), 'hex') where index = 2",
  ],
  ['the leaves of a deck are its cards', 'update lotto_prizes set amount = 600 where amount is not null'],
  [
    'every node of a tree is made of the two below it, and the root is the published one',
    "update lotto_campaigns set root = decode(repeat('00', 32), 'hex')",
  ],
  [
    'every node of a tree is made of the two below it, and the root is the published one',
    "update lotto_tree_levels set hashes = overlay(hashes placing decode('00', 'hex') from 1) where level = 1",
  ],
];

test('nothing is broken before', async () => {
  expect(await brokenBy(async () => undefined)).toEqual([]);
});

test('every invariant of scratch cards has something here that breaks it', () => {
  expect([...new Set(damages.map(([name]) => name))].toSorted()).toEqual(
    lottoInvariants.map((one) => one.name).toSorted(),
  );
});

test.each(damages)('it is seen that not: %s (%s)', async (name, statement) => {
  expect(await brokenBy((tx) => sql.raw(statement).execute(tx))).toContain(name);
});

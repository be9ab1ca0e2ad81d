import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../../checks/index.ts';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import {
  type AffiliateShop,
  makeAffiliate,
  openAffiliateShop,
  untilLost,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';
import { attribute } from './attribute.ts';
import { followOrder } from './follow-order.ts';
import { postDue } from './post-due.ts';

const AT_ONCE = 8;
const DAY_MS = 86_400_000;

let world: AffiliateShop;
beforeEach(async () => {
  world = await openAffiliateShop();
});
afterEach(() => world.close());

const times = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: AT_ONCE }, work));

async function countCommissions(orderId: string): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from commissions where order_id = ${orderId}
  `.execute(world.db);
  return rows[0]?.count ?? -1;
}

/** Delivers the event of a placed order many times concurrently. Returns the number of its commissions. */
async function tellTogether(db: Database): Promise<number> {
  const { id } = await world.place({ told: (await makeAffiliate(world.db)).code });
  await times(() => attribute(db, id));
  return countCommissions(id);
}

test('an order that is told of many times at once brings one commission', async () => {
  expect(await tellTogether(world.db)).toBe(1);
});

test('control: where a second one is written down all the same, it brings several', async () => {
  world.database.allowViolations();
  await sql`alter table commissions drop constraint commissions_one_an_order`.execute(world.db);
  const without = withoutGuardOf(world.db, /on conflict \(order_id\) do nothing/, '');
  expect(await untilLost(() => tellTogether(without.db))).toBeGreaterThan(1);
  expect(without.timesTaken()).toBeGreaterThan(1);
});

test('a delivery and a return that are told many times at once hold and lower the points once', async () => {
  const affiliate = await makeAffiliate(world.db);
  const order = await world.buy({ told: affiliate.code, quantity: 3 });
  await world.deliver(order.id);
  const returnId = await world.askBack(order, 1);
  for (const step of ['approve', 'receive', 'refund'] as const) await world.stepBack(returnId, step);
  await times(() => inTransaction(world.db, (tx) => followOrder(tx, order.id, new Date())));
  const { rows } = await sql.rows({ kind: sql.text, amount: sql.int8 })`
    select t.kind, t.amount from ledger_transfers t join ledger_accounts a on a.id = t.to_account
    where a.unit = 'affiliate_points' order by t.id
  `.execute(world.db);
  expect(rows.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['hold 300', 'release 300', 'hold 200']);
  expect(await checkLedger(world.db)).toEqual([]);
});

/** Six due commissions, posted by several concurrent processes. Returns the sum of the commissions each reports. */
async function postTogether(db: Database): Promise<number> {
  const affiliate = await makeAffiliate(world.db);
  for (let n = 0; n < 6; n += 1) {
    const { id } = await world.buy({ told: affiliate.code });
    await world.deliver(id);
  }
  const at = new Date(Date.now() + 8 * DAY_MS);
  const posted = await Promise.all(Array.from({ length: 4 }, () => postDue(db, at)));
  expect(await readBalance(world.db, affiliate.id, 'affiliate_points')).toEqual({ balance: 600, held: 0 });
  return posted.reduce((sum, one) => sum + one, 0);
}

test('several who post at once share what is due', async () => {
  expect(await postTogether(world.db)).toBe(6);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('control: unlocked and whatever its state, it is posted by several, and only the ledger still gives it once', async () => {
  const guard =
    /(?<=(?:from orders where id = \$1|where c\.order_id = \$1)) for update| and state = 'pending'(?= returning)/;
  const without = withoutGuardOf(world.db, guard, '');
  expect(await untilLost(() => postTogether(without.db), 6)).toBeGreaterThan(6);
});

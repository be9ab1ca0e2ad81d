import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, type OpenDatabase, openDatabase, sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  makeCustomer,
  plansOf,
  type TestDatabase,
  withoutTriggers,
} from '../../../testing/index.ts';
import { listHoldersOfAgedBalance, readAgedBalance, readOldestBalance } from './aged-balance.store.ts';
import { listLines, readPending } from './ledger.store.ts';
import { readStatement } from './statement.store.ts';

/** Holds that were taken, a pair every six hours: somewhat more than two years, ended two weeks ago. */
const HOLDS = 4_000;
const UNIT = 'loyalty_points';
const DAY_MS = 86_400_000;

let database: TestDatabase;
let one: OpenDatabase;
let customerId = '';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  customerId = (await makeCustomer(db)).id;
  const other = (await makeCustomer(db)).id;
  await sql`insert into ledger_accounts (unit, house) values (${UNIT}, 'issued') on conflict do nothing`.execute(db);
  for (const id of [customerId, other]) {
    await sql`
      insert into ledger_accounts (unit, customer_id, balance) values (${UNIT}, ${id}, ${HOLDS * 10})
    `.execute(db);
    await withoutTriggers(db, ['ledger_transfers'], async () => {
      await sql`
        with held as (
          insert into ledger_transfers (kind, from_account, to_account, amount, cause, cause_id, idempotency_key, created_at)
          select 'hold', h.id, a.id, 10, 'order', n::text, a.id || ' order ' || n, now() - n * interval '6 hours'
          from ledger_accounts h, ledger_accounts a, generate_series(${HOLDS + 60}::int, 61, -1) n
          where h.house = 'issued' and h.unit = ${UNIT} and a.unit = ${UNIT} and a.customer_id = ${id}
          returning id, from_account, to_account, created_at
        )
        insert into ledger_transfers (kind, from_account, to_account, amount, hold_id, cause, cause_id, idempotency_key, created_at)
        select 'take', from_account, to_account, 10, held.id, 'hold', held.id, 'take ' || held.id, created_at + interval '14 days'
        from held order by held.id
      `.execute(db);
    });
    await sql`
      insert into ledger_months (account_id, month, came)
      select a.id, ledger_month(t.created_at), sum(t.amount) from ledger_accounts a
      join ledger_transfers t on t.to_account = a.id and t.kind = 'take' where a.customer_id = ${id} group by 1, 2
    `.execute(db);
  }
  await sql`vacuum (analyze) ledger_transfers, ledger_accounts, ledger_months`.execute(db);
  one = openDatabase({ url: database.url, poolSize: 1 });
});
afterAll(async () => {
  await one.close();
  await database.close();
});

const countedPlans = (ask: (db: Database) => Promise<unknown>) => plansOf(one.db, ask, { isCounted: true });

test.each([
  ['the first page', null],
  ['one in the middle', 9_000],
])('of a long account %s is read by an index, and no more of it than is shown', async (_, before) => {
  const plans = await countedPlans((db) => listLines(db, customerId, UNIT, { before, limit: 21, withPending: true }));
  const plan = plans.at(-1) ?? '';
  expect(plan).toMatch(/Index Scan using ledger_transfers_to on ledger_transfers t_1 \(actual rows=21.00 loops=1\)/);
  expect(plan).toMatch(/ledger_transfers_from/);
  expect(plan).not.toMatch(/Seq Scan on ledger_transfers|Removed by Filter: \d{4}/);
});

test.each([
  ['what is pending', (db: Database) => readPending(db, customerId, UNIT)],
  ['what is old', (db: Database) => readAgedBalance(db, customerId, UNIT, new Date())],
  ['the oldest month', (db: Database) => readOldestBalance(db, customerId, UNIT)],
  [
    'who has anything old',
    (db: Database) => listHoldersOfAgedBalance(db, UNIT, { before: new Date(), after: 0, limit: 500 }),
  ],
])('%s is added up already: no transfer is read', async (_, ask) => {
  const [plan = ''] = await countedPlans(ask);
  expect(plan).not.toContain('ledger_transfers');
});

test('a statement reads what changed in its days, and of what was before only the month it begins in', async () => {
  const from = new Date(Date.now() - 60 * DAY_MS);
  const before = new Date(Date.now() - 50 * DAY_MS);
  const plans = await countedPlans((db) => readStatement(db, customerId, UNIT, { from, before, limit: 5_001 }));
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toMatch(/(using|on) ledger_transfers_came/);
    expect(plan).toMatch(/(using|on) ledger_transfers_went/);
    expect(plan).not.toMatch(/Seq Scan on ledger_transfers/);
  }
  const { opening, lines } = await readStatement(one.db, customerId, UNIT, { from, before, limit: 5_001 });
  const { rows } = await sql.rows({ came: sql.int8, lines: sql.int4 })`
    select coalesce(sum(t.amount) filter (where t.created_at < ${from}), 0)::bigint as came,
      count(*) filter (where t.created_at >= ${from})::int as lines
    from ledger_transfers t join ledger_accounts a on a.id = t.to_account
    where a.customer_id = ${customerId} and t.kind = 'take' and t.created_at < ${before}
  `.execute(one.db);
  expect([opening, lines.length]).toEqual([rows[0]?.came, rows[0]?.lines]);
});

test('control: asked of both sides at once, what all customers got since is read to show a page', async () => {
  const [plan = ''] = await countedPlans((db) =>
    db.query(
      `select t.id from ledger_accounts a join ledger_transfers t on a.id in (t.from_account, t.to_account)
       where a.customer_id = $1 and t.kind in ('move', 'take') order by t.id desc limit 21`,
      [customerId],
    ),
  );
  expect(plan).toMatch(/actual rows=4021.00/);
});

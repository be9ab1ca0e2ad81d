import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../../platform/database/index.ts';
import { plansOf, withoutGuardOf } from '../../../../testing/index.ts';
import { enrol, isAnyDue, listLapsed } from './enrolments.store.ts';
import { DAY_MS, mailStep, openFlowShop, reviewRequest } from './flow-shop.fixture.ts';
import { readFlow } from './flows.store.ts';
import { runDueSteps } from './run-steps.ts';

const READERS = 15;
let shop: Awaited<ReturnType<typeof openFlowShop>>;
beforeEach(async () => {
  shop = await openFlowShop();
});
afterEach(() => shop.close());

/** Three processes run what is due. Returns how many mails went out. */
async function runThrice(db: Database): Promise<number> {
  const id = await shop.start({ ...reviewRequest, steps: [mailStep] });
  const ids: string[] = [];
  for (let at = 0; at < READERS; at += 1) ids.push((await shop.reader(`r${at}@example.com`)).id);
  const flow = await readFlow(db, id);
  if (!flow) throw new Error('there is no flow');
  const entries = ids.map((customerId) => ({ customerId, occasion: 'joined' }));
  await inTransaction(db, (tx) => enrol(tx, flow, entries, new Date(shop.state.now)));
  await inTransaction(db, (tx) => enrol(tx, flow, entries, new Date(shop.state.now)));
  const run = () => runDueSteps({ ...shop.steps, db });
  await Promise.all([run(), run(), run()]);
  return shop.state.mails.length;
}

test('of several processes at once each step is run by one', async () => {
  expect(await runThrice(shop.db)).toBe(READERS);
});

test('control: where nobody claims enrolments nor messages, customers get them more than once', async () => {
  await sql`drop index marketing_sends_step`.execute(shop.db);
  await sql`insert into store_settings (topic, value) values ('marketing', '{"perDay":9,"perWeek":9,"version":1}')`.execute(
    shop.db,
  );
  const without = withoutGuardOf(shop.db, /set due_at = \$1\s+from/, 'set due_at = least($1, due_at) from');
  const unlocked = withoutGuardOf(without.db, /for update skip locked/, '');
  expect(await runThrice(unlocked.db)).toBeGreaterThan(READERS);
  expect(without.timesTaken()).toBeGreaterThan(0);
});

test('customers whose last order is old are found by the time of the order', async () => {
  await sql`set enable_seqscan = off`.execute(shop.db);
  const [from, to] = [new Date(shop.state.now - 93 * DAY_MS), new Date(shop.state.now - 90 * DAY_MS)];
  const [plan] = await plansOf(shop.db, (db) => listLapsed(db, { from, to, after: null, most: 500 }));
  expect(plan).toContain('orders_');
  expect(plan).not.toContain('Seq Scan');
});

test('while nothing is due the job looks into one index', async () => {
  const [plan] = await plansOf(shop.db, (db) => isAnyDue(db, new Date()));
  expect(plan).toContain('marketing_enrolments_due');
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, sql } from '../../../platform/database/index.ts';
import { createTestDatabase, makeCustomer, type TestDatabase, withoutGuardOf } from '../../../testing/index.ts';
import { claimSend } from './sends/claim-send.ts';
import { readSpending } from './spending.store.ts';

/** Ten in the morning in Riyadh. */
const AT = new Date('2026-11-27T07:00:00Z');
const words = { ar: 'كلمات', en: 'Words' };
const message = { channel: 'sms', subject: words, body: words, coupon: null } as const;
const READERS = 12;
/** Ten-thousandths of a riyal: five messages of a riyal that is the ceiling. */
const COST = 2_000;
const CEILING = 10_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`insert into store_settings (topic, value) values
    ('marketing', '{"perDay":9,"perWeek":9,"ceilingHalalas":100,"version":1}')`.execute(db);
  await sql`insert into segments (name, filter) values ('all', '{"match":"all","conditions":[]}')`.execute(db);
  await sql`insert into marketing_campaigns (segment_id, segment_name, message)
    select id, name, ${JSON.stringify(message)}::jsonb from segments`.execute(db);
});
afterEach(() => database.close());

/** Claims a message for each of several customers at once; returns how many were claimed, and the sum of the month. */
async function claimTogether(db: Database) {
  const { rows } = await sql.rows({ id: sql.int4 })`select id from marketing_campaigns`.execute(database.db);
  const source = { campaignId: rows[0]?.id ?? 0 };
  const readers: string[] = [];
  for (let at = 0; at < READERS; at += 1) {
    const made = await makeCustomer(database.db, {
      phone: `+96651${String(1_000_000 + at * 9)}`,
      isPhoneVerified: true,
    });
    readers.push(made.id);
  }
  await sql`update customers set consent_sms_at = now()`.execute(database.db);
  const sender = { message, costOf: () => COST };
  const claims = await Promise.all(readers.map((customerId) => claimSend(db, { customerId, source, sender, at: AT })));
  const { spent } = await readSpending(database.db, AT);
  return { claimed: claims.filter((one) => typeof one === 'object').length, spent };
}

test('of many messages at once no more are claimed than the month has room for, and each is in its sum', async () => {
  const { claimed, spent } = await claimTogether(database.db);
  expect({ claimed, spent }).toEqual({ claimed: CEILING / COST, spent: CEILING });
  const { rows } = await sql.rows({ cost: sql.int8, left: sql.int4 })`
    select coalesce(sum(cost), 0)::bigint as cost,
      (select count(*)::int from advertising_opt_outs) as left from marketing_sends
  `.execute(database.db);
  expect(rows, 'what was refused left nothing behind').toEqual([{ cost: CEILING, left: CEILING / COST }]);
  expect((await readSpending(database.db, AT)).reached).toBe(CEILING);
});

test('control: where the sum is read and not compared at the write, the ceiling is passed', async () => {
  const without = withoutGuardOf(database.db, /s\.spent \+ excluded\.spent <=/, '0 <=');
  const { claimed } = await claimTogether(without.db);
  expect(claimed).toBeGreaterThan(CEILING / COST);
  expect(without.timesTaken()).toBeGreaterThan(0);
});

test('a message dearer than the whole ceiling is never the first of a month', async () => {
  const made = await makeCustomer(database.db, { isPhoneVerified: true });
  await sql`update customers set consent_sms_at = now()`.execute(database.db);
  const { rows } = await sql.rows({ id: sql.int4 })`select id from marketing_campaigns`.execute(database.db);
  const claim = { customerId: made.id, source: { campaignId: rows[0]?.id ?? 0 }, at: AT };
  for (const cost of [CEILING + 1, 0]) {
    expect(await claimSend(database.db, { ...claim, sender: { message, costOf: () => cost } })).toBe('ceiling');
  }
  expect((await readSpending(database.db, AT)).spent).toBe(0);
});

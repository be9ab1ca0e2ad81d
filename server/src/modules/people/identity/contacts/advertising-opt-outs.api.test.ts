import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { createTestDatabase, makeCustomer, type TestDatabase } from '../../../../testing/index.ts';
import { deleteOldOptOuts, issueOptOut } from './advertising-opt-outs.store.ts';
import { optOutByToken } from './opt-out.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const use = (token: string) => inTransaction(database.db, (tx) => optOutByToken(tx, token, new Date()));

test('a link ends the consent of its account alone, again and again, until it has ended itself', async () => {
  const [noura, other] = [await makeCustomer(database.db), await makeCustomer(database.db)];
  await sql`update customers set consent_email_at = now()`.execute(database.db);
  const at = new Date('2026-11-01T00:00:00Z');
  const token = await inTransaction(database.db, (tx) => issueOptOut(tx, noura.id, at));
  expect([await use(token), await use(token), await use('nobodys')]).toEqual([true, true, false]);
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from customers where consent_email_at is not null
  `.execute(database.db);
  expect(rows).toEqual([{ id: other.id }]);
  await deleteOldOptOuts(database.db, new Date('2027-11-01T00:00:00Z'));
  expect(await use(token), 'a year later').toBe(true);
  await deleteOldOptOuts(database.db, new Date('2029-01-01T00:00:00Z'));
  expect(await use(token)).toBe(false);
});

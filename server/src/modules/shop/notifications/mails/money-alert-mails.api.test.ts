import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  makeCustomer,
  makeStaff,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { moneyAlertSubscribers } from '../subscribers/money-alert-subscribers.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

test('every owner is mailed once of a day near its ceiling, and nothing of the customer is in it', async () => {
  const owners = [await makeStaff(database.db, 'owner'), await makeStaff(database.db, 'owner')];
  const { headers } = await makeStaff(database.db, 'support');
  const give = async (amount: number) => {
    const { id } = await makeCustomer(database.db);
    await sql`update customers set first_name = 'نجلاء' where id = ${id}`.execute(database.db);
    const body = { direction: 'give', amount, reason: 'تأخر' };
    const answer = await shop.call(`POST /admin/customers/${id}/store-credit`, { headers, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  };
  for (const amount of [1_000, 1_000, 500, 100]) await give(amount);
  const mails: Mail[] = [];
  await deliverEvents(database.db, moneyAlertSubscribers(backgroundDeps(database.db, { mails, messages: [] })));
  expect(mails.map(({ to }) => to).toSorted()).toEqual(owners.map(({ email }) => email).toSorted());
  expect(mails[0]?.text).toContain('2600');
  expect(mails[0]?.html).toContain('http://shop.test/admin/money-alerts');
  expect(mails[0]?.text).not.toContain('نجلاء');
});

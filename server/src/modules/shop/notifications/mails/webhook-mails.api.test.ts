import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import {
  backgroundDeps,
  createTestDatabase,
  deliverEvents,
  makeStaff,
  makeWebhook,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { webhookSubscribers } from '../subscribers/webhook-subscribers.ts';

let database: TestDatabase;
let owners: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  owners = [await makeStaff(database.db, 'owner'), await makeStaff(database.db, 'owner')].map(({ email }) => email);
  await makeStaff(database.db, 'manager');
});
afterAll(() => database.close());

async function switchedOff(reason: 'failing' | 'gone', state: string): Promise<{ id: string; mails: Mail[] }> {
  const { id } = await makeWebhook(database.db);
  await sql`update webhooks set state = ${state}, description = 'نظام المحاسبة' where id = ${id}`.execute(database.db);
  await inTransaction(database.db, (tx) => publish(tx, 'webhook.switched_off', { webhookId: id, reason }));
  const mails: Mail[] = [];
  await deliverEvents(database.db, webhookSubscribers(backgroundDeps(database.db, { mails, messages: [] })));
  return { id, mails };
}

test.each([
  ['failing', 'ثلاثة أيام', 'three days'],
  ['gone', 'أُغلق', 'closed'],
] as const)('owners are mailed in both languages of a webhook that is %s', async (reason, arabic, english) => {
  const { id, mails } = await switchedOff(reason, reason);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(owners.toSorted());
  for (const word of [arabic, english, 'نظام المحاسبة', `https://receiver.example/${id}`])
    expect(mails[0]?.text).toContain(word);
  expect(mails[0]?.html).toContain(`http://shop.test/admin/webhooks/${id}`);
});

test('nobody is mailed of one that works again', async () => {
  expect((await switchedOff('failing', 'active')).mails).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { membershipMailSubscribers } from '../subscribers/membership-subscribers.ts';

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

test('whoever asked to come in is mailed what staff wrote and decided, at an address they proved', async () => {
  const { headers: staff } = await makeStaff(database.db, 'moderator');
  const reason = 'نود أن نعرفك أكثر';
  for (const [email, isEmailVerified] of [
    ['asker@example.com', true],
    ['unproved@example.com', false],
  ] as const) {
    const { headers } = await makeCustomer(database.db, { email, isEmailVerified, language: 'en' });
    const asked = await shop.call('POST /community/join-request', { headers, body: { message: 'مرحبًا' } });
    const request = `/community/join-requests/${asked.body.data.request_id}`;
    await shop.call(`POST ${request}/messages`, { headers: staff, body: { message: 'أهلًا' } });
    await shop.call(`PUT ${request}/reject`, { headers: staff, body: { reason } });
  }
  const mails: Mail[] = [];
  await deliverEvents(database.db, membershipMailSubscribers(backgroundDeps(database.db, { mails, messages: [] })));
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['asker@example.com', expect.stringContaining('We wrote to you')],
    ['asker@example.com', expect.stringContaining('Our answer')],
  ]);
  expect(mails[1]?.text).toContain(reason);
  expect(mails[1]?.html).toContain('http://shop.test/en/community/join');
});

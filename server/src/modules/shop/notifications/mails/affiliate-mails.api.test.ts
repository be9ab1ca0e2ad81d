import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../../../platform/mail/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  makeAffiliate,
  makeStaff,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { affiliateMailSubscribers } from '../subscribers/affiliate-subscribers.ts';

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

test('whoever applied is mailed each decision with its reason, in both languages, at an address they proved', async () => {
  const { headers } = await makeStaff(database.db, 'manager');
  const mails: Mail[] = [];
  const subscribers = affiliateMailSubscribers(backgroundDeps(database.db, { mails, messages: [] }));
  const decide = async (id: number, step: string, reason?: string) => {
    const path = `PUT /community/affiliate/admin/applications/${id}/${step}`;
    const { status } = await shop.call(path, { headers, ...(reason && { body: { reason } }) });
    expect(status).toBe(200);
    await deliverEvents(database.db, subscribers);
    return mails.at(-1);
  };
  const one = await makeAffiliate(database.db, {
    status: 'pending',
    code: 'MAILED99',
    email: 'one@example.com',
    isEmailVerified: true,
    language: 'en',
  });
  const approved = await decide(one.affiliateId, 'approve');
  expect(approved).toMatchObject({ to: 'one@example.com', subject: expect.stringContaining('Welcome') });
  expect(approved?.text).toContain('MAILED99');
  expect(approved?.text).toContain('أهلًا نورة، قبلنا طلبك');
  expect(approved?.html).toContain('http://shop.test/en/affiliate/dashboard');
  const suspended = await decide(one.affiliateId, 'suspend', 'إعلان باسم المتجر');
  expect(suspended?.text).toContain('إعلان باسم المتجر');
  expect((await decide(one.affiliateId, 'restore'))?.subject).toContain('again');
  const other = await makeAffiliate(database.db, {
    status: 'pending',
    email: 'other@example.com',
    isEmailVerified: true,
  });
  const rejected = await decide(other.affiliateId, 'reject', 'القناة فارغة');
  expect([rejected?.to, rejected?.text]).toEqual(['other@example.com', expect.stringContaining('القناة فارغة')]);
  expect(rejected?.html).toContain('http://shop.test/affiliate/apply');
  const before = mails.length;
  const unproved = await makeAffiliate(database.db, { status: 'pending', email: 'unproved@example.com' });
  await decide(unproved.affiliateId, 'approve');
  expect(mails).toHaveLength(before);
});

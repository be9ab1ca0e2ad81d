import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  makeCustomer,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { recordConsent } from '../consents/index.ts';
import { issueOptOut } from '../identity/index.ts';

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

interface Said {
  subject: string;
  is_given: boolean;
  way: string;
  words: string | null;
}
const brief = (events: Said[]) => events.map(({ subject, is_given: is, way }) => `${is ? '+' : '-'}${subject} ${way}`);

test('agreements and withdrawals are kept with the words that were read, and are shown to the person and to staff', async () => {
  const email = 'agrees@example.com';
  const { id, headers } = await makeCustomer(database.db, { email, isEmailVerified: true });
  const set = (consents: object) => shop.call('PUT /user/profile', { headers, body: { consents } });
  await set({ email: true, sms: true });
  await set({ email: true, sms: false });
  const token = await inTransaction(database.db, (tx) => issueOptOut(tx, id, new Date()));
  await shop.call('POST /newsletter/unsubscribe', { body: { token } });
  await inTransaction(database.db, (tx) =>
    recordConsent(tx, {
      ...{ of: { email }, subject: 'newsletter', isGiven: true, way: 'form', at: new Date() },
      read: { text: 'newsletter', language: 'ar' },
    }),
  );
  const own: Said[] = (await shop.call('GET /user/consents', { headers })).body.data;
  expect(brief(own)).toEqual([
    '+newsletter form',
    '-email mail_link',
    '-sms settings',
    '+sms settings',
    '+email settings',
  ]);
  expect(own.at(-1)?.words).toContain('بالبريد الإلكتروني');
  const support = await makeStaff(database.db, 'support');
  const path = `GET /admin/privacy/consents?customer_id=${id}`;
  expect((await shop.call(path, { headers: support.headers })).body.data).toEqual(own);
});

test('the subscription of a proved address ends in the settings, and that is kept too', async () => {
  const email = 'reader@example.com';
  const { headers } = await makeCustomer(database.db, { email, isEmailVerified: true });
  await sql`
    insert into newsletter_subscribers (email, status, language, source, confirmed_at)
    values (${email}, 'subscribed', 'ar', 'footer', now())
  `.execute(database.db);
  for (const _ of [1, 2]) expect((await shop.call('DELETE /user/newsletter', { headers })).status).toBe(200);
  const own: Said[] = (await shop.call('GET /user/consents', { headers })).body.data;
  expect(brief(own)).toEqual(['-newsletter settings']);
});

test('an agreement at the checkout is kept with the words of its box', async () => {
  const { headers } = await makeCustomer(database.db, { isPhoneVerified: true });
  const body = { consents: { sms: true, whatsapp: true }, consents_from: 'checkout' };
  expect((await shop.call('PUT /user/profile', { headers, body })).status).toBe(200);
  const own: Said[] = (await shop.call('GET /user/consents', { headers })).body.data;
  expect(brief(own)).toEqual(['+whatsapp checkout', '+sms checkout']);
  expect(own[0]?.words).toContain('أرسلوا لي العروض على جوالي');
});

test('an agreement to mail is never kept with words that speak of phones', async () => {
  const { headers } = await makeCustomer(database.db, { isPhoneVerified: true });
  const body = { consents: { email: true }, consents_from: 'checkout' };
  expect((await shop.call('PUT /user/profile', { headers, body })).status).toBe(200);
  const own: Said[] = (await shop.call('GET /user/consents', { headers })).body.data;
  expect(own[0]?.words).toContain('بالبريد الإلكتروني');
});

test('nothing of the log is changed', async () => {
  await expect(sql`update consent_events set is_given = true`.execute(database.db)).rejects.toThrow('append-only');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { analyse, createTestDatabase, plansOf, type TestDatabase } from '../../../testing/index.ts';
import { listNextReaders } from './deliveries.store.ts';
import { startIssue } from './issues.store.ts';
import { listSubscribers, listSubscribersAfter } from './list-subscribers.store.ts';
import { createIssue } from './write-issue.ts';

const MANY = 100_000;
let database: TestDatabase;
let letterId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`
    insert into newsletter_subscribers (email, status, language, source, requested_at, confirmed_at, unsubscribed_at)
    select 'reader-' || n || '@example.com', case when n % 50 = 0 then 'pending' when n % 20 = 0 then 'unsubscribed' else
      'subscribed' end, case n % 2 when 0 then 'ar' else 'en' end, 'page', now() - n * interval '1 minute', now(), now()
    from generate_series(1, ${MANY}::int) as n
  `.execute(database.db);
  const words = { ar: 'كلمات', en: 'Words' };
  letterId = await inTransaction(database.db, async (tx) => {
    const id = await createIssue(tx, { subject: words, body: words });
    await startIssue(tx, id, new Date(Date.now() + 60_000));
    return id;
  });
  await sql`
    insert into newsletter_deliveries (letter_id, subscriber_id)
    select ${letterId}::int, id from newsletter_subscribers where status = 'subscribed' order by id limit 40000
  `.execute(database.db);
  await analyse(database.db, 'newsletter_subscribers', 'newsletter_deliveries', 'newsletter_letters');
});
afterAll(() => database.close());

const listPlan = async (query: Parameters<typeof listSubscribers>[1]) =>
  (await plansOf(database.db, (db) => listSubscribers(db, query))).at(-1) ?? '';

test.each([
  [{}, 'newsletter_subscribers_by_request'],
  [{ sort: 'requested_at' }, 'newsletter_subscribers_by_request'],
  [{ sort: 'email' }, 'newsletter_subscribers_by_email'],
  [{ sort: '-email' }, 'newsletter_subscribers_by_email'],
  [{ status: 'pending' }, 'newsletter_subscribers_kinds'],
  [{ q: 'reader-77777' }, 'newsletter_subscribers_search'],
] as const)('a page of subscribers (%j) is read from an index', async (query, index) => {
  const plan = await listPlan(query);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('the next of a hundred thousand readers, and the next rows of a file, are found by their numbers', async () => {
  const after = '80000000-0000-0000-0000-000000000000';
  const [next = ''] = await plansOf(database.db, (db) => listNextReaders(db, letterId, { after, most: 100 }));
  expect(next).toContain('newsletter_subscribers_reached');
  expect(next).not.toMatch(/Seq Scan on newsletter_(subscribers|deliveries)/);
  const [file = ''] = await plansOf(database.db, (db) => listSubscribersAfter(db, {}, after, 1_000));
  expect(file).toContain('newsletter_subscribers_pkey');
});

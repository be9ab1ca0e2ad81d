import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../../../platform/mail/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeCustomer,
  makeProductQuestion,
  makeStaff,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { questionMailSubscribers } from '../subscribers/question-subscribers.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let staff: Awaited<ReturnType<typeof makeStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  staff = await makeStaff(database.db, 'moderator');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const step = (id: number, name: string, body?: object) =>
  shop.call(`PUT /admin/questions/${id}/${name}`, { headers: staff.headers, ...(body && { body }) });

/** The mails of all events published so far. */
async function newMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  await deliverEvents(database.db, questionMailSubscribers({ db: database.db, mailer, publicUrl: 'http://shop.test' }));
  return mails;
}

test('whoever asked is mailed of an answer once, when everybody sees it first', async () => {
  const asker = await makeCustomer(database.db, { email: 'asker@example.org', isEmailVerified: true });
  const { id: productId } = await factories(database.db).product();
  const id = await makeProductQuestion(database.db, { productId, customerId: asker.id, isPublished: false });
  await step(id, 'answer', { version: 1, text: 'نعم، <b>مجانًا</b>' });
  await step(id, 'answer', { version: 2, text: 'نعم' });
  const mails = await newMails();
  expect(mails.map(({ to }) => to)).toEqual(['asker@example.org']);
  expect(mails[0]?.text).toMatch(new RegExp(`http://shop.test/product/${productId}/[^\\s]+#questions`));
  expect(mails[0]?.html).not.toContain('<b>');
  const late = await makeProductQuestion(database.db, { productId, questionId: id, isPublished: false });
  for (const name of ['publish', 'hide', 'publish']) await step(late, name, { reason: 'مكرر' });
  expect(await newMails()).toHaveLength(1);
});

test('nobody is mailed of what was hidden meanwhile, nor at an address they did not prove', async () => {
  const { id: productId } = await factories(database.db).product();
  for (const isEmailVerified of [true, false]) {
    const asker = await makeCustomer(database.db, { email: `${isEmailVerified}@example.org`, isEmailVerified });
    const id = await makeProductQuestion(database.db, { productId, customerId: asker.id });
    await step(id, 'answer', { version: 1, text: 'نعم' });
    if (isEmailVerified) await step(id, 'hide', { reason: 'مكرر' });
  }
  expect(await newMails()).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../../openapi/walks/hostile-texts.fixture.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import { createTestApp, deliverEvents, makeStaff } from '../../../../testing/index.ts';
import { readMailTexts, saveMailTexts } from '../../settings/index.ts';
import { mailTestSubscribers } from '../admin-mails.routes.ts';
import { editableMails } from './editable-mails.ts';
import { openMailShop } from './mail-shop.fixture.ts';

let it: Awaited<ReturnType<typeof openMailShop>>;
beforeAll(async () => {
  it = await openMailShop();
});
afterAll(() => it.close());

const ask = (key: string, body?: object, by = it.owner) =>
  it.shop.call(key, { headers: by.headers, language: 'en', ...(body && { body }) });

const both = (ar: string, en: string) => ({ ar, en });
const subject = both('طلب جميل {number}', 'A fine order {number}');
const body = both('يا {name}، شكرًا.\nنراك قريبًا.', 'Dear {name}, thank you.\nSee you soon.');

interface Field {
  field: string;
  words: { ar: string; en: string };
  original: { ar: string; en: string };
}

/** The present texts of a mail, with some of them replaced. */
async function draftOf(key: string, more: object = {}): Promise<Record<string, { ar: string; en: string }>> {
  const { fields, version } = (await ask(`GET /admin/mails/${key}`)).body.data;
  const words = Object.fromEntries(fields.map((one: Field) => [one.field, one.words]));
  return { ...words, version, ...more };
}

test('what an owner writes is in the next mail, whichever process made the order; the original comes back', async () => {
  const changed = await ask('PUT /admin/mails/order.placed', await draftOf('order.placed', { subject, body }));
  expect(changed.body.data).toMatchObject({ is_changed: true, has_new_original: false, version: 2 });
  const order = await it.place();
  const mail = await it.theMail();
  expect([mail.subject, mail.subject.includes('{')]).toEqual([`طلب جميل ${order.number}`, false]);
  expect(mail.text).toContain('See you soon.');
  expect(mail.html).toMatch(/Dear [^<]+, thank you\.<br>See you soon\./);
  const reset = await ask('POST /admin/mails/order.placed/reset', { version: 2 });
  expect(reset.body.data).toMatchObject({ is_changed: false, version: 3 });
  const next = await it.place();
  expect((await it.theMail()).subject).toBe(`استلمنا طلبك ${next.number}`);
});

test('of two who write the second is told; an owner alone writes, a manager reads', async () => {
  const draft = await draftOf('order.shipped', { subject });
  expect((await ask('PUT /admin/mails/order.shipped', draft)).status).toBe(200);
  const second = await ask('PUT /admin/mails/order.shipped', { ...draft, body });
  expect([second.status, second.body.details.version]).toEqual([409, 2]);
  const manager = await makeStaff(it.database.db, 'manager');
  expect((await ask('GET /admin/mails', undefined, manager)).status).toBe(200);
  expect((await ask('PUT /admin/mails/order.shipped', draft, manager)).status).toBe(403);
});

test('a subject is one line, whatever is pasted into it', async () => {
  const more = { subject: both('طلب {number}', 'Order {number}\r\nBcc: a@example.com') };
  const { version: _, ...draft } = await draftOf('order.placed', more);
  const answer = await ask('POST /admin/mails/order.placed/preview', { ...draft, language: 'en' });
  expect(answer.body.data.subject).toMatch(/^Order \S+ Bcc: a@example\.com$/);
});

test.each([
  ['subject.en', { subject: both('طلب {number}', 'Your order') }, '{number}'],
  ['subject.ar', { subject: both('طلب {nummer}', 'Order {number}') }, '{nummer}'],
  ['body.en', { body: both('شكرًا', 'Thank you {') }, '{'],
  ['body.ar', { body: both('{count, plural, other {#}}', 'Thank you') }, '{'],
  ['body.en', { body: both('شكرًا', ' ') }, ''],
])('%s says what is wrong with it', async (field, more, said) => {
  const { version: _, ...draft } = await draftOf('order.placed', more);
  for (const [act, rest] of [
    ['PUT /admin/mails/order.placed', { version: 1 }],
    ['POST /admin/mails/order.placed/preview', { language: 'en' }],
    ['POST /admin/mails/order.placed/test', { language: 'en' }],
  ] as const) {
    const answer = await ask(act, { ...draft, ...rest });
    expect([answer.status, Object.keys(answer.body.errors)], act).toEqual([422, [field]]);
    expect(answer.body.errors[field][0]).toContain(said);
  }
});

test('only what differs is kept, and it is told when the original became another', async () => {
  const key = 'order.delivered';
  const draft = await draftOf(key);
  await ask(`PUT /admin/mails/${key}`, { ...draft, subject: { ...draft.subject, en: 'It is there: {number}' } });
  const kept = await readMailTexts(it.database.db, key);
  expect(kept.words).toEqual({ subject_delivered: { en: 'It is there: {number}' } });
  // Simulates an original that the code has changed since the mail was edited.
  const before = { ...kept, originals: { subject_delivered: { en: 'Delivered: {number}' } } };
  await inTransaction(it.database.db, (tx) => saveMailTexts(tx, key, before));
  const listed = (await ask('GET /admin/mails')).body.data;
  expect(listed.find((one: { key: string }) => one.key === key)).toMatchObject({
    is_changed: true,
    has_new_original: true,
    subject: 'It is there: {number}',
  });
  const { version, ...again } = await draftOf(key);
  const saved = await ask(`PUT /admin/mails/${key}`, { ...again, version });
  expect(saved.body.data).toMatchObject({ is_changed: true, has_new_original: false });
});

describe('every mail', () => {
  test.each(editableMails.map(({ key }) => key))('%s is drawn as it is sent, in both languages', async (key) => {
    const { version: _, ...draft } = await draftOf(key);
    for (const language of ['ar', 'en']) {
      const { status, body: answer } = await ask(`POST /admin/mails/${key}/preview`, { ...draft, language });
      expect(status, JSON.stringify(answer)).toBe(200);
      const { html, text, subject: line } = answer.data;
      for (const words of [html.replace(/<style>.*<\/style>/s, ''), text, line])
        expect(words).not.toMatch(/[{}]|undefined/);
      expect(html).toContain(`<html lang="${language}"`);
    }
  });
});

test('no text that is typed is more than text: neither a tag, nor a header, nor a rule', async () => {
  const key = 'account.reset';
  const drawn = { language: 'en', ...(await draftOf(key)) };
  for (const [name, text] of Object.entries(hostileTexts)) {
    const safe = text.replace(/[{}]/g, '').replace(/[\r\n]/g, ' ');
    const words = both(safe, safe);
    const more = {
      subject: words,
      body: both(`{name} ${safe}`, `{name} ${safe}`),
      button: both('زر', safe.slice(0, 60)),
    };
    const { status, body: answer } = await ask(`POST /admin/mails/${key}/preview`, { ...drawn, ...more });
    expect(status, name).toBe(200);
    expect(answer.data.html, name).not.toMatch(/<(?:script|img|svg)|onerror=(?!window)|href="javascript/i);
    expect(
      [...answer.data.html.matchAll(/<(\w+)/g)].map(([, tag]) => tag).filter((tag) => !TAGS.includes(tag ?? '')),
    ).toEqual([]);
    expect(answer.data.subject).not.toMatch(/[\r\n]/);
  }
});
const TAGS = ['html', 'head', 'meta', 'title', 'style', 'body', 'div', 'p', 'h1', 'a', 'br', 'bdi'];

test('a test goes to whoever asked for it, with the words of the draft, and keeps nothing', async () => {
  const { version: _, ...draft } = await draftOf('account.welcome', {
    subject: both('تجربة {shop}', 'A try of {shop}'),
  });
  const sent = await ask('POST /admin/mails/account.welcome/test', { ...draft, language: 'en' });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const { db } = it.database;
  await deliverEvents(db, mailTestSubscribers({ db, mailer, publicUrl: 'http://shop.test' }));
  expect(mails.map(({ to, subject: line }) => [to, line])).toEqual([[sent.body.data.to, 'A try of New shop']]);
  expect((await ask('GET /admin/mails/account.welcome')).body.data.is_changed).toBe(false);
});

test('another process sends what was changed here', async () => {
  const other = await createTestApp(it.database);
  await ask('PUT /admin/mails/order.cancelled', await draftOf('order.cancelled', { subject }));
  const seen = await other.call('GET /admin/mails/order.cancelled', { headers: it.owner.headers });
  expect(seen.body.data.fields[0].words).toEqual(subject);
  await other.close();
});

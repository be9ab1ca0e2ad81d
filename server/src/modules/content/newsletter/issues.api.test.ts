import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type MadeStaff,
  makeStaff,
  makeSubscribers,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { issueSubscribers } from './issue-subscribers.ts';
import { eraseSubscriber, exportSubscription } from './newsletter.store.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
let mails: Mail[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(() => {
  mails = [];
});
afterEach(async () => {
  await sql`delete from newsletter_subscribers`.execute(database.db);
});

const both = (text: string) => ({ ar: `${text} ع`, en: text });
const draft = { subject: both('Autumn'), body: both('## New\n\n**Oud** is [here](/products)') };
const ask = (key: string, body?: unknown, language: 'ar' | 'en' = 'en') =>
  shop.call(key, { headers: owner.headers, language, ...(body === undefined ? {} : { body }) });
const act = (id: number, act: string, body?: unknown) => ask(`POST /admin/newsletter/letters/${id}/${act}`, body ?? {});
const read = async (id: number) => (await ask(`GET /admin/newsletter/letters/${id}`)).body.data;

async function write() {
  const { status, body } = await ask('POST /admin/newsletter/letters', draft);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

/** Sends pending letters until none is left. `send` simulates the mail server for each mail. */
async function carry(send: (mail: Mail) => Promise<void> | void = () => undefined): Promise<void> {
  const mailer = {
    async send(mail: Mail) {
      await send(mail);
      mails.push(mail);
    },
    close: () => undefined,
  };
  const deps = { db: database.db, mailer, publicUrl: 'https://shop.example', now: Date.now };
  const waits = async () => {
    const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from events`.execute(
      database.db,
    );
    return (rows[0]?.count ?? 0) > 0;
  };
  while (await waits()) await deliverEvents(database.db, issueSubscribers(deps));
}
const addresses = () => mails.map(({ to }) => to).toSorted();

describe('a letter', () => {
  test('goes to everybody who confirmed, once each, in their language, with the way to leave', async () => {
    const made = await makeSubscribers(database.db, 230);
    await makeSubscribers(database.db, 3, { status: 'pending' });
    await makeSubscribers(database.db, 3, { status: 'unsubscribed' });
    const issue = await write();
    const { body } = await act(issue.id, 'send', { version: 1 });
    expect(body.data).toMatchObject({ status: 'sending', audience: 230, sent: 0 });
    await carry();
    expect(addresses()).toEqual(made.map(({ email }) => email).toSorted());
    expect(await read(issue.id)).toMatchObject({ status: 'sent', sent: 230, failed: 0 });
    const english = mails.find(({ to }) => to === made.find(({ language }) => language === 'en')?.email);
    const arabic = mails.find(({ to }) => to === made.find(({ language }) => language === 'ar')?.email);
    expect(english).toMatchObject({ subject: 'Autumn', html: expect.stringContaining('<strong>Oud</strong>') });
    expect(english?.html).toContain('href="https://shop.example/products"');
    expect(arabic).toMatchObject({ subject: 'Autumn ع', html: expect.stringContaining('<html lang="ar" dir="rtl">') });
    expect(english?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/shop\.example\/en\/newsletter\/unsubscribe\?token=[\w-]{43}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const token = /token=([\w-]+)/.exec(english?.html ?? '')?.[1];
    expect((await shop.call('POST /newsletter/unsubscribe', { body: { token } })).status).toBe(200);
    expect((await ask('GET /admin/newsletter/counts')).body.data).toEqual({
      pending: 3,
      subscribed: { ar: 115, en: 114 },
      unsubscribed: 4,
    });
  });

  test('that was sent cannot be changed, removed or sent again', async () => {
    await makeSubscribers(database.db, 1);
    const { id } = await write();
    expect((await ask(`PUT /admin/newsletter/letters/${id}`, { ...draft, version: 1 })).body.data.version).toBe(2);
    const late = await ask(`PUT /admin/newsletter/letters/${id}`, { ...draft, version: 1 });
    expect([late.body.code, late.body.details.version]).toEqual(['conflict.changed', 2]);
    expect((await act(id, 'send', { version: 1 })).body.code).toBe('conflict.changed');
    await act(id, 'send', { version: 2 });
    const codes = async () => [
      (await ask(`PUT /admin/newsletter/letters/${id}`, { ...draft, version: 3 })).body.code,
      (await ask(`DELETE /admin/newsletter/letters/${id}`)).body.code,
      (await act(id, 'send', { version: 3 })).body.code,
    ];
    const sent = 'newsletter.letter_sent';
    expect(await codes()).toEqual([sent, sent, sent]);
    await carry();
    expect(await codes()).toEqual([sent, sent, sent]);
    expect((await act(id, 'stop')).body.code).toBe('newsletter.letter_not_sending');
  });

  test('to nobody is not sent, and a draft can be removed', async () => {
    const { id } = await write();
    expect((await act(id, 'send', { version: 1 })).body.code).toBe('newsletter.nobody');
    expect((await ask(`DELETE /admin/newsletter/letters/${id}`)).status).toBe(200);
    expect((await ask(`GET /admin/newsletter/letters/${id}`)).body.code).toBe('newsletter.letter_not_found');
  });

  test('is sent as a test to somebody of the staff, and to nobody else', async () => {
    const { id } = await write();
    const wrong = await act(id, 'test', { email: 'stranger@example.com', language: 'ar' });
    expect(Object.keys(wrong.body.errors)).toEqual(['email']);
    const left = await makeStaff(database.db, 'manager');
    await sql`update staff set suspended_at = now() where id = ${left.id}`.execute(database.db);
    expect((await act(id, 'test', { email: left.email, language: 'ar' })).status).toBe(422);
    expect((await act(id, 'test', { email: owner.email, language: 'ar' })).status).toBe(200);
    await carry();
    expect(mails).toMatchObject([{ to: owner.email, subject: 'Autumn ع' }]);
    expect(mails[0]?.headers).toBeUndefined();
    expect((await read(id)).status).toBe('draft');
  });
});

describe('on its way', () => {
  test('it is stopped at once, and goes on to those who do not have it', async () => {
    const made = await makeSubscribers(database.db, 130);
    const { id } = await write();
    await act(id, 'send', { version: 1 });
    await carry(async () => {
      if (mails.length === 40) await act(id, 'stop');
    });
    expect(await read(id)).toMatchObject({ status: 'stopped', sent: 41 });
    await act(id, 'send', { version: 3 });
    await carry();
    expect(addresses()).toEqual(made.map(({ email }) => email).toSorted());
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 130 });
  });

  test('who leaves gets nothing more, who comes does not get it, and who is forgotten leaves no trace', async () => {
    const made = await makeSubscribers(database.db, 60);
    const { id } = await write();
    await act(id, 'send', { version: 1 });
    // The last readers: an issue is sent in the order of random keys.
    const { rows: lastOnes } = await sql.rows({ email: sql.text })`
      select email from newsletter_subscribers where email = any(${made.map(({ email }) => email)}::text[])
      order by id desc limit 3
    `.execute(database.db);
    const [first, second, third] = lastOnes.map(({ email }) => email);
    await carry(async () => {
      if (mails.length !== 3) return;
      await sql`update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = ${first}`.execute(
        database.db,
      );
      await inTransaction(database.db, (tx) => eraseSubscriber(tx, second ?? ''));
      await makeSubscribers(database.db, 2);
    });
    const left = made.map(({ email }) => email).filter((email) => email !== first && email !== second);
    expect(addresses()).toEqual(left.toSorted());
    expect(await exportSubscription(database.db, third ?? '')).toMatchObject({
      letters: [{ sent_at: expect.any(String) }],
    });
    await inTransaction(database.db, (tx) => eraseSubscriber(tx, third ?? ''));
    const { rows } = await sql.rows({ said: sql.int4 })`
      select count(*)::int as said from newsletter_deliveries where letter_id = ${id}
    `.execute(database.db);
    expect(rows[0]?.said).toBe(left.length - 1);
    expect((await read(id)).sent).toBe(left.length);
  });

  test('an address whose server refuses it three times is counted, and keeps nobody waiting', async () => {
    const made = await makeSubscribers(database.db, 12);
    const bad = made[5]?.email;
    const { id } = await write();
    await act(id, 'send', { version: 1 });
    let tries = 0;
    await carry(({ to }) => {
      if (to !== bad) return;
      tries += 1;
      throw new Error('550 no such mailbox');
    });
    expect([tries, await read(id)]).toMatchObject([3, { status: 'sent', sent: 11, failed: 1 }]);
  });

  test('seven addresses that are refused for good do not keep an issue from its end', async () => {
    const made = await makeSubscribers(database.db, 60);
    const { rows } = await sql.rows({ email: sql.text })`
      select email from (
        select email, row_number() over (order by id) as place from newsletter_subscribers
        where email = any(${made.map(({ email }) => email)}::text[])
      ) as placed where place % 8 = 0
    `.execute(database.db);
    const bad = new Set(rows.map(({ email }) => email));
    const { id } = await write();
    await act(id, 'send', { version: 1 });
    await carry(({ to }) => {
      if (bad.has(to)) throw new Error('550 no such mailbox');
    });
    expect(await read(id)).toMatchObject({ status: 'sent', sent: 53, failed: 7 });
  });

  test('a quota that is reached in the middle of a batch costs nobody their letter', async () => {
    const made = await makeSubscribers(database.db, 30);
    const { id } = await write();
    await act(id, 'send', { version: 1 });
    const quota = () => {
      if (mails.length >= 8) throw new Error('451 too many messages');
    };
    await expect(carry(quota)).rejects.toThrow('451');
    const { rows } = await sql.rows({ state: sql.text, count: sql.int4 })`
      select state, count(*)::int as count from newsletter_deliveries where letter_id = ${id} group by state
    `.execute(database.db);
    expect(rows).toEqual([{ state: 'sent', count: 8 }]);
    await sql`insert into events (name, payload) values ('newsletter.letter_goes', ${JSON.stringify({ letterId: id })})`.execute(
      database.db,
    );
    await carry();
    expect(addresses()).toEqual(made.map(({ email }) => email).toSorted());
  });

  test('a mail server that is away costs nobody their letter', async () => {
    const made = await makeSubscribers(database.db, 12);
    const { id } = await write();
    await act(id, 'send', { version: 1 });
    const away = () => Promise.reject(new Error('ECONNREFUSED'));
    await expect(carry(away)).rejects.toThrow('ECONNREFUSED');
    expect([mails, await read(id)]).toMatchObject([[], { status: 'sending', sent: 0 }]);
    // Repeats the event, as the queue does after a failure.
    await sql`insert into events (name, payload) values ('newsletter.letter_goes', ${JSON.stringify({ letterId: id })})`.execute(
      database.db,
    );
    await carry();
    expect(addresses()).toEqual(made.map(({ email }) => email).toSorted());
  });
});

test('subscribers are found by their address, how they are and their language, and given as a file', async () => {
  await makeSubscribers(database.db, 4, { email: (n) => `na_da${n}@example.com` });
  await makeSubscribers(database.db, 2, { status: 'pending' });
  const list = async (query: string) => (await ask(`GET /admin/newsletter/subscribers?${query}`)).body.data;
  expect((await list('')).total).toBe(6);
  expect((await list('q=NA_DA1&sort=email')).data).toMatchObject([
    { email: 'na_da1@example.com', status: 'subscribed' },
  ]);
  expect((await list('q=naxda')).total).toBe(0);
  expect((await list('status=subscribed&language=en')).total).toBe(2);
  const file = await shop.app.server.inject({
    method: 'GET',
    url: '/api/store/admin/newsletter/subscribers.csv?status=subscribed',
    headers: { 'x-api-key': TEST_STORE_KEY, ...owner.headers },
  });
  expect(file.payload.trim().split('\n')).toHaveLength(5);
  expect(file.payload).toContain('na_da0@example.com,subscribed,ar');
});

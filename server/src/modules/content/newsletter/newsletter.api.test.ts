import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  type ApiProcess,
  callOver,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type Guard,
  startApiProcess,
  type TestDatabase,
} from '../../../testing/index.ts';
import { saveStoreIdentity } from '../../shop/settings/index.ts';
import { deleteOldRequests } from './newsletter.store.ts';
import { newsletterMailSubscribers } from './subscribers.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let mails: Mail[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  await inTransaction(database.db, (tx) =>
    saveStoreIdentity(tx, {
      name: { ar: 'واحة', en: 'Waha' },
      tagline: { ar: '', en: '' },
      legalName: { ar: '', en: '' },
      address: { ar: '', en: '' },
      hours: { ar: '', en: '' },
      phone: '',
      whatsapp: '',
      email: 'shop@example.com',
      vatNumber: '',
      commercialRegistration: '',
      licences: [],
      social: [],
    }),
  );
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
afterEach(() => {
  mails = [];
});

async function deliver(): Promise<void> {
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
    },
    close: () => undefined,
  };
  const deps = { db: database.db, mailer, publicUrl: 'https://shop.example', now: Date.now };
  await deliverEvents(database.db, newsletterMailSubscribers(deps));
}

const ask = (email: string, language: 'ar' | 'en' = 'ar') =>
  shop.call('POST /newsletter', { body: { email }, language });

/** The token of the first link to a page in a mail. */
function tokenIn(mail: Mail | undefined, page: string): string {
  return new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

async function rowOf(email: string) {
  const { rows } = await sql.rows({
    status: sql.text,
    language: sql.text,
    confirmed_at: sql.timestamptz.orNull,
    requested_at: sql.timestamptz,
  })`
    select status, language, confirmed_at, requested_at from newsletter_subscribers where email = ${email}
  `.execute(database.db);
  return rows[0];
}

const press = (page: string, token: string) => shop.call(`POST /newsletter/${page}`, { body: { token } });

test('an address is subscribed by the link of its mail, and leaves by that of the next', async () => {
  expect((await ask(' Noura@Example.com ', 'en')).body.data).toEqual({ requested: true });
  await deliver();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: 'noura@example.com', subject: 'Confirm your Waha newsletter' });
  expect(mails[0]?.html).toMatch(/dir="ltr"[\s\S]*dir="rtl"/);
  expect(await rowOf('noura@example.com')).toMatchObject({ status: 'pending', confirmed_at: null });

  expect((await press('confirm', tokenIn(mails[0], 'confirm'))).body.data).toEqual({ subscribed: true });
  const row = await rowOf('noura@example.com');
  expect(row).toMatchObject({ status: 'subscribed', language: 'en', confirmed_at: expect.any(Date) });
  expect(row?.requested_at.getTime()).toBeLessThanOrEqual(row?.confirmed_at?.getTime() ?? 0);

  await deliver();
  const welcome = mails[1];
  const token = tokenIn(welcome, 'unsubscribe');
  expect(welcome?.headers).toEqual({
    'List-Unsubscribe': `<https://shop.example/en/newsletter/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect((await press('unsubscribe', token)).body.data).toEqual({ subscribed: false });
  expect((await press('unsubscribe', token)).status).toBe(200);
  expect(await rowOf('noura@example.com')).toMatchObject({ status: 'unsubscribed' });
});

test('a link confirms once: pressed again it changes nothing, and it does not undo a farewell', async () => {
  await ask('once@example.com');
  await deliver();
  const token = tokenIn(mails[0], 'confirm');
  await press('confirm', token);
  expect((await press('confirm', token)).status).toBe(200);
  await deliver();
  expect(mails.map(({ subject }) => subject)).toEqual(['أكّد اشتراكك في نشرة واحة', 'أهلًا بك في نشرة واحة']);
  await press('unsubscribe', tokenIn(mails[1], 'unsubscribe'));
  const again = await press('confirm', token);
  expect([again.status, again.body.code]).toEqual([422, 'newsletter.link_invalid']);
  expect(await rowOf('once@example.com')).toMatchObject({ status: 'unsubscribed' });
});

test('a link that is too old, of the other kind or made up is refused', async () => {
  await ask('old@example.com');
  await deliver();
  const token = tokenIn(mails[0], 'confirm');
  expect((await press('unsubscribe', token)).status).toBe(422);
  await sql`update newsletter_tokens set expires_at = now() - interval '1 second'`.execute(database.db);
  expect((await press('confirm', token)).status).toBe(422);
  expect((await press('confirm', 'A'.repeat(43))).status).toBe(422);
  expect(await rowOf('old@example.com')).toMatchObject({ status: 'pending' });
});

test('the answer does not tell whether an address is known, and its state waits for its owner', async () => {
  await ask('known@example.com', 'en');
  await deliver();
  await press('confirm', tokenIn(mails[0], 'confirm'));
  await deliver();
  const [known, unknown] = [await ask('known@example.com', 'ar'), await ask('unknown@example.com', 'ar')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await rowOf('known@example.com')).toMatchObject({ status: 'subscribed', language: 'en' });
  mails = [];
  await deliver();
  expect(mails.map(({ subject }) => subject)).toEqual(['أنت مشترك في نشرة واحة', 'أكّد اشتراكك في نشرة واحة']);
});

test('tokens are kept as hashes alone', async () => {
  await ask('hashed@example.com');
  await deliver();
  const { rows } = await sql`select * from newsletter_tokens`.execute(database.db);
  expect(JSON.stringify(rows)).not.toContain(tokenIn(mails[0], 'confirm'));
  const { rows: events } = await sql`select * from events`.execute(database.db);
  expect(events).toEqual([]);
});

test.each(['', 'nobody', 'a@b', 'a b@example.com', `${'x'.repeat(250)}@example.com`])(
  '%j is no address',
  async (email) => {
    const { status, body } = await ask(email);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
  },
);

/** Thirty concurrent requests for one address, over two processes. Returns how many mails were claimed. */
async function flood(email: string, without?: Guard): Promise<number> {
  const options = without ? { without } : {};
  const processes: ApiProcess[] = await Promise.all([
    startApiProcess(database.url, options),
    startApiProcess(database.url, options),
  ]);
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => callOver(processes[n % 2]?.address ?? '', 'POST /newsletter', { email })),
  );
  await Promise.all(processes.map((one) => one.stop()));
  await deliver();
  return mails.length;
}

test('an address gets three mails a day, whoever asks at the same moment', async () => {
  expect(await flood('flooded@example.com')).toBe(3);
}, 60_000);

test('without the day’s limit it would get them all', async () => {
  const guard = { file: 'newsletter.store.ts', guard: 'or mails_sent <', instead: 'or true or mails_sent <' };
  expect(await flood('drowned@example.com', guard)).toBeGreaterThan(3);
}, 60_000);

test('a visitor may ask ten times a minute', async () => {
  const limited = await createTestApp(database, { limits: true });
  const statuses: number[] = [];
  for (let n = 0; n < 13; n += 1) {
    statuses.push((await limited.call('POST /newsletter', { body: { email: `v${n}@example.com` } })).status);
  }
  await limited.close();
  // The minute may change in between; the limit must be reached.
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(429);
});

test('links nobody can follow any more go, and addresses nobody confirmed in a month', async () => {
  await sql`
    insert into newsletter_subscribers (email, status, language, source, requested_at, confirmed_at)
    values ('late@example.com', 'pending', 'ar', 'page', now() - interval '31 days', null),
      ('soon@example.com', 'pending', 'ar', 'page', now() - interval '29 days', null),
      ('in@example.com', 'subscribed', 'ar', 'page', now() - interval '31 days', now())
  `.execute(database.db);
  await deleteOldRequests(database.db);
  const { rows } = await sql.rows({ email: sql.text })`
    select email from newsletter_subscribers where email in ('late@example.com', 'soon@example.com', 'in@example.com')
    order by email
  `.execute(database.db);
  expect(rows.map(({ email }) => email)).toEqual(['in@example.com', 'soon@example.com']);
});

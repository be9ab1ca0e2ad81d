import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import { createAttemptLimits } from '../../../platform/rate-limit/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type MadeStaff,
  makeStaff,
  type TestDatabase,
} from '../../../testing/index.ts';
import { createCode, hashCode, normaliseCode } from './code.ts';
import { giftCardMailSubscribers } from './gift-card-mail.ts';
import { forgetRecipients, listCardsTo } from './gift-cards.store.ts';
import { chargeGiftCardGuess } from './guesses.ts';
import { sendDueGiftCards } from './send-gift-cards.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let manager: MadeStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  manager = await makeStaff(database.db, 'manager');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const call = (key: string, body?: unknown, who = manager) =>
  shop.call(key, { headers: who.headers, language: 'en', ...(body === undefined ? {} : { body }) });
const issue = async (draft: object = {}) => {
  const { status, body } = await call('POST /admin/gift-cards', { value: 100, language: 'ar', ...draft });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const balance = (code: string) => shop.call('POST /gift-cards/balance', { body: { code } });

test('codes are typed in any case, with or without hyphens, with Arabic digits', () => {
  const code = createCode();
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){3}$/);
  expect(normaliseCode(` ab2c-d٣ef ${'\u200e'}`)).toBe('AB2CD3EF');
  expect(hashCode(code.toLowerCase().replaceAll('-', ' '))).toEqual(hashCode(code));
  expect(hashCode(createCode())).not.toEqual(hashCode(code));
});

test('staff issue a card; its code is shown once, and its balance to whoever has the code', async () => {
  const card = await issue();
  expect(card).toMatchObject({ value: 100, balance: 100, state: 'usable', last_four: card.code.slice(-4) });
  const read = (await call(`GET /admin/gift-cards/${card.id}`)).body.data;
  expect(read.code).toBeUndefined();
  expect((await balance(card.code.toLowerCase())).body.data).toMatchObject({ balance: 100, value: 100, ends_at: null });
  const listed = (await call(`GET /admin/gift-cards?q=${card.last_four.toLowerCase()}`)).body.data.data;
  expect(listed.map(({ id }: { id: string }) => id)).toContain(card.id);
  const { rows } = await sql.rows({ told: sql.text })`
    select coalesce(string_agg(after::text, ' '), '') as told from staff_audit where action = 'gifts.card_issued'
  `.execute(database.db);
  expect(rows[0]?.told).toContain(card.last_four);
  expect(rows[0]?.told).not.toContain(card.code);
});

test('the same request issues one card, and answers its code again', async () => {
  const headers = { ...manager.headers, 'idempotency-key': crypto.randomUUID() };
  const send = () => shop.call('POST /admin/gift-cards', { headers, body: { value: 40, language: 'ar' } });
  const [first, second] = [await send(), await send()];
  expect(second.body.data.id).toBe(first.body.data.id);
  const { rows } = await sql.rows({ n: sql.int4 })`
    select count(*)::int as n from gift_cards where halalas = 4000
  `.execute(database.db);
  expect(rows[0]?.n).toBe(1);
});

test('above a ceiling an owner issues it, and nobody but an owner for an address of their own', async () => {
  await sql`
    insert into store_settings (topic, value) values ('refunds', '{"order": {"manager": 50000}}')
    on conflict (topic) do update set value = excluded.value
  `.execute(database.db);
  const high = await call('POST /admin/gift-cards', { value: 501, language: 'ar' });
  expect([high.status, high.body.code]).toEqual([403, 'money_acts.approval_needed']);
  const own = await call('POST /admin/gift-cards', { value: 10, language: 'ar', recipient_email: manager.email });
  expect([own.status, own.body.code]).toEqual([403, 'money_acts.own_account']);
});

test('void: what is left goes back, the code is unknown, and a second void is told', async () => {
  const card = await issue();
  const voided = await call(`POST /admin/gift-cards/${card.id}/void`, { version: 1 });
  expect(voided.body.data).toMatchObject({ state: 'voided', balance: 0, version: 2 });
  expect((await balance(card.code)).body.code).toBe('gift_cards.unknown_code');
  const again = await call(`POST /admin/gift-cards/${card.id}/void`, { version: 2 });
  expect([again.status, again.body.code]).toEqual([409, 'gift_cards.voided']);
  expect((await call(`POST /admin/gift-cards/${(await issue()).id}/void`, { version: 9 })).body.code).toBe(
    'conflict.changed',
  );
});

test('the mail goes on its day, once, in the recipient’s language, and again when asked', async () => {
  const mails: Mail[] = [];
  const deps = backgroundDeps(database.db, { mails, messages: [] });
  const subscribers = giftCardMailSubscribers({ ...deps, seal: createSeal(shop.config) });
  const card = await issue({
    ...{ recipient_name: 'Sara', recipient_email: 'Sara@Example.com', language: 'en', message: 'Eid Mubarak' },
    send_at: '2030-01-01T06:00:00.000Z',
  });
  const sendAt = async (time: string) => {
    await Promise.all([1, 2].map(() => sendDueGiftCards(database.db, new Date(time))));
    await deliverEvents(database.db, subscribers);
    return mails.filter(({ to }) => to === 'sara@example.com');
  };
  expect(await sendAt('2029-12-31T06:00:00.000Z')).toEqual([]);
  await sendAt('2030-01-01T06:01:00.000Z');
  const [mail, ...more] = await sendAt('2030-01-02T06:01:00.000Z');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('A gift card of 100.00 SAR for you');
  expect(mail?.text).toContain(card.code);
  expect(mail?.text).toContain('Eid Mubarak');
  expect((await call(`POST /admin/gift-cards/${card.id}/mails`, { version: 1 })).body.data.sends).toBe(2);
  expect(await sendAt('2030-01-02T06:02:00.000Z')).toHaveLength(2);
  const without = await issue();
  const refused = await call(`POST /admin/gift-cards/${without.id}/mails`, { version: 1 });
  expect(refused.body.code).toBe('gift_cards.no_recipient');
});

test('a recipient gets what is stored of them, and is forgotten; the card stays good', async () => {
  const card = await issue({ recipient_name: 'هند', recipient_email: 'hind@example.com', message: 'لك' });
  const listed = await listCardsTo(database.db, ['Hind@example.com'], 10, 0);
  expect(listed).toMatchObject([{ last_four: card.last_four, recipient_name: 'هند', message: 'لك' }]);
  await inTransaction(database.db, (tx) => forgetRecipients(tx, ['HIND@example.com']));
  expect((await call(`GET /admin/gift-cards/${card.id}`)).body.data).toMatchObject({
    ...{ recipient_name: null, recipient_email: null, message: null, balance: 100 },
  });
});

test('attempts are counted before codes are checked, and one that found a card costs nothing', async () => {
  const attempts = createAttemptLimits(database.db, true);
  const guesser = { actor: { kind: 'guest' }, visitor: 'a network' } as const;
  const charge = () => chargeGiftCardGuess(attempts, guesser);
  for (let turn = 0; turn < 30; turn += 1) await (await charge()).giveBack();
  for (let turn = 0; turn < 20; turn += 1) await charge();
  await expect(charge()).rejects.toMatchObject({ code: 'gift_cards.too_many_guesses' });
});

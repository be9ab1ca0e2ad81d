import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/index.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import { createSeal } from '../../../platform/seal/index.ts';
import type { Sms } from '../../../platform/sms/index.ts';
import {
  createTestApp,
  createTestDatabase,
  makeCustomer,
  makeStaff,
  type TestDatabase,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { createSmsGate, readSmsLimits, type SmsLimits, saveSmsLimits } from './index.ts';
import { deleteOldMessages } from './sms-log.store.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let gateHere: ReturnType<typeof createSmsGate>;
let sent: Sms[] = [];
let lines: Record<string, unknown>[] = [];
const seal = createSeal({ settingsKey: 'key of a test', dataDir: '' });
const clock = { now: Date.now() };
const log = createLog({ level: 'info', destination: { write: (line) => lines.push(JSON.parse(line)) } });

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, {
    limits: true,
    now: () => clock.now,
    settings: { TRUST_PROXY: '127.0.0.1' },
  });
});
beforeEach(async () => {
  sent = [];
  lines = [];
  gateHere = gateOn(database.db);
  clock.now = Date.now();
  await sql`delete from sms_log`.execute(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const gateOn = (db: Database) =>
  createSmsGate({
    ...{ db, log, seal, now: () => clock.now },
    channels: {
      available: () => ['sms'],
      async send(_, message) {
        sent.push(message);
        return { extension: 'acme', reference: null };
      },
    },
  });
const send = (to: string, gate = gateHere) =>
  gate.send({ to, language: 'ar', template: 'code', values: {}, text: 'code' });

/** Limits count by the hour of the clock: a test that ran across its end would count anew. */
async function untilHourLasts(seconds: number): Promise<void> {
  const { rows } = await sql.rows({ left: sql.int4 })`
    select ceil(extract(epoch from date_bin('1 hour', now(), 'epoch') + interval '1 hour' - now()))::int as left
  `.execute(database.db);
  const left = rows[0]?.left ?? 0;
  if (left < seconds) await sleep(left * 1_000);
}

async function withLimits(change: Partial<SmsLimits>, run: () => Promise<void>): Promise<void> {
  const before = await readSmsLimits(database.db);
  await inTransaction(database.db, (tx) => saveSmsLimits(tx, { ...before, ...change }));
  await run().finally(() => inTransaction(database.db, (tx) => saveSmsLimits(tx, before)));
}

describe('the gate before the sender', () => {
  test('lets messages to Saudi Arabia and the Gulf through, and none to countries that are not served', async () => {
    for (const to of ['+966501234567', '+971501234567', '+96550012345']) await send(to);
    for (const to of ['+5355512345', '+37120123456', '+21620123456', '+252612345678', '+93701234567']) await send(to);
    expect(sent.map(({ to }) => to)).toEqual(['+966501234567', '+971501234567', '+96550012345']);
    expect(lines).toMatchObject([{ level: 40, msg: 'a text message was not sent', reason: 'country' }]);
  });

  test('a block of neighbouring numbers, and one number, have budgets of their own', async () => {
    for (let n = 0; n < 60; n += 1) await send(`+96650111${String(1_000 + n)}`);
    expect(sent).toHaveLength(20);
    for (let hour = 0; hour < 24; hour += 1) {
      clock.now += 3_600_000 / 2;
      await send('+966502222222');
      await send('+966502222222');
    }
    expect(sent.filter(({ to }) => to === '+966502222222')).toHaveLength(20);
  });

  test('the shop has a budget: the alarm comes before it is spent, and nothing is sent after', async () => {
    await withLimits({ shopPerHour: 10 }, async () => {
      for (let n = 0; n < 15; n += 1) await send(`+96651${n}000000`.slice(0, 13));
      expect(sent).toHaveLength(10);
      expect(lines.map(({ msg, state }) => [msg, state ?? ''])).toEqual([
        ['the budget of text messages runs out', 'near'],
        ['the budget of text messages runs out', 'spent'],
        ['a text message was not sent', ''],
      ]);
      const { headers } = await makeStaff(database.db, 'owner');
      const { data } = (await shop.call('GET /admin/sms', { headers })).body;
      expect(data).toMatchObject({
        state: 'spent',
        hour: { sent: 10, most: 10 },
        countries: [{ country: 'SA', sent: 10 }],
      });
      clock.now += 3_600_001;
      await send('+966530000000');
      expect(sent).toHaveLength(11);
    });
  });

  test('switched off, nothing is sent', async () => {
    await withLimits({ isOn: false }, async () => {
      await send('+966501234567');
      expect(sent).toEqual([]);
    });
  });

  const LOCK = /select pg_advisory_xact_lock\(hashtextextended\('sms_log', 0\)\)/;
  const race = async (db: Database) => {
    await withLimits({ shopPerHour: 1 }, async () => {
      const gate = gateOn(db);
      const phones = ['+966541111111', '+966542222222', '+966543333333', '+966544444444'];
      await Promise.all(phones.map((to) => send(to, gate)));
    });
    return sent.length;
  };
  test('of several at once one takes the last of a budget', async () => {
    expect(await race(database.db)).toBe(1);
  });
  test('control: without the lock several take it', async () => {
    const unguarded = withoutGuardOf(database.db, LOCK, 'select 1');
    expect(await race(unguarded.db)).toBeGreaterThan(1);
    expect(unguarded.timesTaken()).toBe(4);
  });
});

test('the log of messages is forgotten after 90 days', async () => {
  const days = (count: number) => new Date(clock.now - count * 86_400_000);
  for (const [at, to] of [
    [days(91), '+966551111111'],
    [days(89), '+966552222222'],
  ] as const) {
    clock.now = at.getTime();
    await send(to);
    clock.now = Date.now();
  }
  await deleteOldMessages(database.db, new Date(clock.now));
  const { rows } = await sql.rows({ block: sql.text })`select number_block as block from sms_log`.execute(database.db);
  expect(rows).toEqual([{ block: '+96655222' }]);
});

describe('where a message is asked for', () => {
  const ask = (key: string, body: object, from: string, headers: Record<string, string> = {}) =>
    shop.call(key, { body, headers: { ...headers, 'x-forwarded-for': from } });

  test('a number of a country that is not served is told of e-mail, whether or not it has an account', async () => {
    const { headers, phone } = await makeCustomer(database.db, { phone: '+37120123456' });
    for (const login of [phone, '+5355512345']) {
      const code = await ask('POST /auth/login-code', { login }, '198.51.100.1');
      const reset = await ask('POST /auth/forgot-password', { email: login }, '198.51.100.1');
      expect([code.status, code.body.code, reset.body.code]).toEqual([
        422,
        'sms.country_not_served',
        'sms.country_not_served',
      ]);
    }
    const proof = await ask('POST /user/verification', { channel: 'phone' }, '198.51.100.2', headers);
    expect(proof.body.code).toBe('sms.country_not_served');
  });

  test('one network asks for twenty an hour, whatever numbers it names and however', async () => {
    await untilHourLasts(60);
    const codes: string[] = [];
    for (let n = 0; n < 24; n += 1) {
      const phone = `05${10_000_000 + n * 12_345}`;
      const [key, body] =
        n % 2 === 0 ? ['POST /auth/login-code', { login: phone }] : ['POST /auth/forgot-password', { email: phone }];
      codes.push((await ask(key, body, '198.51.100.3')).body.code ?? 'asked');
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('asked'));
    expect(codes.slice(20)).toContain('sms.too_many');
    expect(codes.slice(20)).not.toContain('asked');
    const elsewhere = await ask('POST /auth/login-code', { login: '0501234567' }, '198.51.100.4');
    expect(elsewhere.status).toBe(200);
    const byMail = await ask('POST /auth/login-code', { login: 'a@example.com' }, '198.51.100.3');
    expect(byMail.status).toBe(200);
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { createLog } from '../../../../platform/log/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import { createSeal } from '../../../../platform/seal/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  makeDeadJob,
  makeRejected,
  makeSellable,
  makeStaff,
  makeTaxUnit,
  orderBody,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { createSmsGate, readSmsLimits, saveSmsLimits } from '../../sms/index.ts';
import { ownerWarningSubscribers } from './owner-warning-subscribers.ts';
import { warnOwners } from './warn-owners.ts';

const DAY_MS = 86_400_000;
/** Noon in Riyadh. */
const NOON = Date.parse('2030-05-01T09:00:00Z');

let database: TestDatabase;
let owners: string[] = [];
let now = NOON;

beforeAll(async () => {
  database = await createTestDatabase();
  owners = [await makeStaff(database.db, 'owner'), await makeStaff(database.db, 'owner')].map(({ email }) => email);
  await makeStaff(database.db, 'manager');
});
afterAll(() => database.close());
beforeEach(async () => {
  now = NOON;
  await sql`truncate owner_warnings, job_failures, sms_log`.execute(database.db);
});

/** Runs the job and returns its mails at this time. */
async function warned(): Promise<Mail[]> {
  const mails: Mail[] = [];
  await warnOwners(database.db, new Date(now));
  await deliverEvents(database.db, ownerWarningSubscribers(backgroundDeps(database.db, { mails, messages: [] })));
  return mails;
}

async function sendMessages(count: number): Promise<void> {
  const log = createLog({ level: 'fatal', destination: { write: () => undefined } });
  const seal = createSeal({ settingsKey: 'key of a test', dataDir: '' });
  const channels = { available: () => ['sms'] as const, send: async () => ({ extension: 'acme', reference: null }) };
  const gate = createSmsGate({ db: database.db, log, seal, now: () => now, channels });
  for (let n = 0; n < count; n += 1)
    await gate.send({
      to: `+96651${n}000000`.slice(0, 13),
      language: 'ar',
      template: 'code',
      values: {},
      text: 'code',
    });
}

async function limitDay(shopPerDay: number): Promise<void> {
  await inTransaction(database.db, async (tx) => saveSmsLimits(tx, { ...(await readSmsLimits(tx)), shopPerDay }));
}

async function failJob(queue: string): Promise<void> {
  await makeDeadJob(database.db, queue, { phone: '+966500000000' });
  await sql`update job_failures set last_failed_at = ${new Date(now)} where last_failed_at < '2029-01-01'`.execute(
    database.db,
  );
}

test('owners are mailed once a day of a budget of text messages that is near its end, with how much of it is used', async () => {
  await limitDay(10);
  await sendMessages(7);
  expect(await warned()).toEqual([]);
  await sendMessages(1);
  const mails = await warned();
  expect(mails.map(({ to }) => to).toSorted()).toEqual(owners.toSorted());
  expect(mails[0]?.subject).toContain('تقترب من نهايتها');
  expect(mails[0]?.text).toContain('8 من 10');
  expect(mails[0]?.text).toContain('8 of 10');
  expect(mails[0]?.html).toContain('http://shop.test/admin/settings');
  expect(mails[0]?.text).not.toContain('96651');
  await sendMessages(2);
  expect(await warned(), 'the same day').toEqual([]);
  now += DAY_MS / 2;
  await sendMessages(1);
  expect((await warned())[0]?.subject, 'after midnight in Riyadh').toContain('نفدت');
});

test('a switch that is off, and a budget with room, are no news', async () => {
  await limitDay(10);
  await sendMessages(3);
  expect(await warned()).toEqual([]);
  const limits = await readSmsLimits(database.db);
  await inTransaction(database.db, (tx) => saveSmsLimits(tx, { ...limits, isOn: false, shopPerDay: 1 }));
  expect(await warned()).toEqual([]);
  await inTransaction(database.db, (tx) => saveSmsLimits(tx, { ...limits, shopPerDay: 2_000 }));
});

test('owners are mailed of jobs that died, by kind and number, and again only when more die', async () => {
  expect(await warned()).toEqual([]);
  for (const queue of ['mail.order-placed', 'mail.order-placed', 'payments.refund']) await failJob(queue);
  now += 60_000;
  const mails = await warned();
  expect(mails.map(({ to }) => to).toSorted()).toEqual(owners.toSorted());
  expect(mails[0]?.text).toContain('توقفت 3 مهام');
  expect(mails[0]?.text).toMatch(/mail\.order-placed\D+2/);
  expect(mails[0]?.text).toMatch(/payments\.refund\D+1/);
  expect(mails[0]?.html).toContain('http://shop.test/admin/failed-jobs');
  expect(mails[0]?.text, 'nobody’s data').not.toContain('966500000000');
  now += 60_000;
  await failJob('mail.restock');
  expect(await warned(), 'the same day').toEqual([]);
  now += DAY_MS;
  expect((await warned())[0]?.text, 'the next day, of what died after the mail').toContain('mail.restock');
  now += DAY_MS;
  expect(await warned(), 'nothing died since').toEqual([]);
});

test('of processes that notice it at once one writes', async () => {
  await failJob('mail.order-placed');
  now += 60_000;
  await Promise.all(Array.from({ length: 5 }, () => warnOwners(database.db, new Date(now))));
  expect(await warned()).toHaveLength(owners.length);
});

test('owners are mailed daily of what e-invoicing needs: rejected and late documents, a certificate that ends', async () => {
  const { db } = database;
  const seal = { settingsKey: 'a settings key of thirty-two letters', dataDir: '' };
  expect(await warned()).toEqual([]);
  const unitId = await makeTaxUnit(db, { state: 'active', ...seal });
  await sql`update tax_units set certificate_ends_at = ${new Date(NOON + 6.5 * DAY_MS)} where id = ${unitId}`.execute(
    db,
  );
  const [mail] = await warned();
  expect(mail?.subject).toContain('الفوترة الإلكترونية');
  expect(mail?.text).toContain('ends in 6 days');
  expect(mail?.html).toContain('http://shop.test/admin/e-invoicing');
  expect(await warned(), 'once a day').toEqual([]);
  await makeSellable(db);
  const { id } = await factories(db).product({ priceHalalas: 10_000, stock: 5 });
  const shop = await createTestApp(database);
  const { body } = await shop.call('POST /orders', { body: orderBody([{ product_id: id, quantity: 1 }], 140) });
  await shop.close();
  await makeRejected(db, body.data.id);
  now += DAY_MS;
  const [next] = await warned();
  expect(next?.text).toContain('rejected one document');
  expect(next?.text).toContain('رفضت هيئة الضريبة مستندًا واحدًا');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction, sql, type Tx } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  type MadeCustomer,
  makeCustomer,
  makeStaff,
  type TestDatabase,
  withoutGuardOf,
} from '../../../testing/index.ts';
import { postTransfer, readBalance } from '../../selling/ledger/index.ts';
import { earn } from './earn.ts';
import { announceExpiries, expirePoints } from './expire-points.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: { authorization: string };
let clock = 0;
let causes = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database, { now: () => clock });
  owner = (await makeStaff(database.db, 'owner')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);
const at = (time: string) => new Date(`${time}T09:00:00+03:00`);

/** Earns points by this number of reviews of twenty points each. */
async function earnOn(customer: { id: string }, time: string, reviews = 1): Promise<void> {
  for (let n = 0; n < reviews; n += 1) {
    causes += 1;
    const earning = { customerId: customer.id, kind: 'review', cause: `review:${causes}`, at: at(time) };
    await inTx((tx) => earn(tx, earning));
  }
}

const spend = (customer: { id: string }, amount: number, time: string) =>
  inTx((tx) => {
    causes += 1;
    const cause = { kind: 'spend', id: `${causes}` };
    const to = { house: 'spent' } as const;
    const from = { customerId: customer.id };
    return postTransfer(tx, { unit: 'loyalty_points', from, to, amount, cause, key: `spend ${causes}`, at: at(time) });
  });

const leftOf = async (customer: { id: string }) =>
  (await readBalance(database.db, customer.id, 'loyalty_points')).balance;

async function pointsOf(customer: MadeCustomer, time: string) {
  clock = at(time).getTime();
  return (await shop.call('GET /user/points', { headers: customer.headers })).body.data;
}

/** Runs the jobs of a day. */
async function passDay(time: string): Promise<void> {
  await expirePoints(database.db, at(time));
  await announceExpiries(database.db, at(time));
}

async function mailsSent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  await deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails, messages: [] })));
  return mails.filter((mail) => mail.subject.includes('نقاطك'));
}

async function settingsAs(change: object): Promise<void> {
  const { data } = (await shop.call('GET /admin/community/point-settings', { headers: owner })).body;
  const body = { ...data, ...change };
  expect((await shop.call('PUT /admin/community/point-settings', { headers: owner, body })).status).toBe(200);
}

test('points go at the end of their month twelve months on, the oldest spent first, told thirty days before, once', async () => {
  const noura = await makeCustomer(database.db, { email: 'noura@example.com', isEmailVerified: true });
  await earnOn(noura, '2021-03-02', 2);
  await earnOn(noura, '2021-03-31', 1);
  await earnOn(noura, '2021-04-01', 5);
  await spend(noura, 15, '2021-06-01');
  expect(await pointsOf(noura, '2021-06-02')).toMatchObject({
    balance: 145,
    lifetime: 160,
    next_expiry: { points: 45, at: '2022-03-31T21:00:00.000Z', is_announced: false },
  });
  await passDay('2022-02-28');
  expect(await mailsSent(), 'more than thirty days before').toEqual([]);
  await passDay('2022-03-01');
  await passDay('2022-03-02');
  const [mail, ...more] = await mailsSent();
  expect([mail?.to, more]).toEqual(['noura@example.com', []]);
  expect(mail?.text).toContain('45');
  expect(mail?.text).toContain('31 March 2022');
  expect(mail?.subject).toContain('31 مارس 2022');
  expect((await pointsOf(noura, '2022-03-05')).next_expiry).toMatchObject({ points: 45, is_announced: true });
  await spend(noura, 20, '2022-03-10');
  await passDay('2022-03-31');
  expect(await leftOf(noura), 'the day before').toBe(125);
  await passDay('2022-04-01');
  await passDay('2022-04-01');
  expect(await leftOf(noura)).toBe(100);
  expect(await pointsOf(noura, '2022-04-01')).toMatchObject({
    lifetime: 160,
    next_expiry: { points: 100, at: '2022-04-30T21:00:00.000Z', is_announced: true },
    data: [
      { points: -25, state: 'expired', label: 'نقاط انتهت صلاحيتها' },
      { points: -20, state: 'spent' },
      { points: -15, state: 'spent' },
      ...Array.from({ length: 8 }, () => ({ points: 20, state: 'posted' })),
    ],
  });
  await spend(noura, 100, '2022-04-02');
  await passDay('2022-05-01');
  expect(await leftOf(noura)).toBe(0);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('a shorter life is told first, and waits for as long as the warning says; a longer one calls off what was told', async () => {
  const sara = await makeCustomer(database.db);
  await earnOn(sara, '2022-06-10', 3);
  await earnOn(sara, '2022-09-10', 2);
  await settingsAs({ expires_after_months: 1 });
  await passDay('2022-09-20');
  expect(await leftOf(sara), 'nothing goes untold').toBe(100);
  expect((await pointsOf(sara, '2022-09-20')).next_expiry).toMatchObject({
    at: '2022-10-20T21:00:00.000Z',
    points: 60,
  });
  await passDay('2022-10-20');
  expect(await leftOf(sara)).toBe(100);
  await settingsAs({ expires_after_months: 12 });
  expect((await pointsOf(sara, '2022-10-20')).next_expiry).toMatchObject({
    at: '2023-06-30T21:00:00.000Z',
    points: 60,
  });
  await passDay('2022-10-21');
  expect(await leftOf(sara), 'called off').toBe(100);
  await settingsAs({ expires_after_months: null });
  await passDay('2024-01-01');
  expect([await leftOf(sara), (await pointsOf(sara, '2024-01-01')).next_expiry]).toEqual([100, null]);
  await settingsAs({ expires_after_months: 12 });
  await passDay('2024-01-02');
  await passDay(new Date(at('2024-01-02').getTime() + 31 * DAY_MS).toISOString().slice(0, 10));
  expect(await leftOf(sara)).toBe(0);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('a page of lines goes on where the one before ended', async () => {
  const lina = await makeCustomer(database.db);
  await earnOn(lina, '2024-03-01', 3);
  clock = at('2024-03-02').getTime();
  const first = (await shop.call('GET /user/points?per_page=2', { headers: lina.headers })).body.data;
  const rest = (await shop.call(`GET /user/points?per_page=2&cursor=${first.next_cursor}`, { headers: lina.headers }))
    .body.data;
  expect([first.data.length, rest.data.length, rest.next_cursor]).toEqual([2, 1, null]);
});

/** Eight concurrent jobs expire forty old points of eighty. Returns the remaining points. */
async function expireTogether(expire: () => Promise<unknown>): Promise<number> {
  const hala = await makeCustomer(database.db);
  await earnOn(hala, '2024-05-10', 2);
  await earnOn(hala, '2024-09-10', 2);
  await announceExpiries(database.db, at('2025-05-01'));
  await Promise.all(Array.from({ length: 8 }, expire));
  return leftOf(hala);
}

test('what is due goes once, however many processes come for it', async () => {
  const gone = () => expirePoints(database.db, at('2025-06-01'));
  for (let time = 0; time < 5; time += 1) expect(await expireTogether(gone)).toBe(40);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('what is spent while it goes is never more than there is', async () => {
  const dana = await makeCustomer(database.db);
  await earnOn(dana, '2024-05-10', 2);
  await announceExpiries(database.db, at('2025-05-01'));
  const [gone, spent] = await Promise.all([expirePoints(database.db, at('2025-06-01')), spend(dana, 30, '2025-06-01')]);
  expect([40 - ('id' in spent ? 30 : 0), 0]).toEqual([gone, await leftOf(dana)]);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('control: without the locks and the key of a transfer it goes several times', async () => {
  database.allowViolations();
  await sql`alter table ledger_transfers drop constraint ledger_transfers_idempotency_key_key`.execute(database.db);
  const { db } = withoutGuardOf(database.db, / for update/, '');
  const left: number[] = [];
  for (let time = 0; time < 20 && !left.some((points) => points < 40); time += 1) {
    left.push(await expireTogether(() => expirePoints(db, at('2025-06-01'))));
  }
  expect(Math.min(...left)).toBeLessThan(40);
});

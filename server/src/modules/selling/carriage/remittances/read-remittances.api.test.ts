import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../../platform/database/index.ts';
import { openCarriageShop } from '../carriage.fixture.ts';
import { readRemittances } from './read-remittances.ts';

let world: Awaited<ReturnType<typeof openCarriageShop>>;
beforeAll(async () => {
  world = await openCarriageShop();
});
afterEach(() => {
  world.fake.statement.most = 2_000;
  world.fake.statement.asked.splice(0);
  world.fake.trouble.splice(0);
  world.fake.remittances.splice(0);
});
afterAll(() => world.close());

/** A parcel in cash that was delivered, and what its courier collected in halalas. */
async function delivered() {
  const order = await world.sent();
  world.fake.move(order.booking.number, 'delivered');
  await world.notify(order.booking.number);
  return { id: order.id, number: String(order.booking.number), cash: Math.round(order.booking.cash * 100) };
}
const remittedOf = async (id: string) => (await world.bookingsOf(id))[0].remitted;
const listed = async (view: string) =>
  (await world.as(`GET /admin/bookings?view=${view}`)).body.data.data.map((one: { number: string }) => one.number);
const DAY_MS = 24 * 60 * 60_000;
const ago = (days: number, ms = 0) => new Date(Date.now() - days * DAY_MS + ms);
/** So many parcels of another shop, a second apart or of one moment. */
const others = (count: number, first: Date, apart = 1_000) =>
  Array.from({ length: count }, (_, place) => ({
    ...{ number: `other-${first.getTime()}-${place}`, amount: 500 },
    at: new Date(first.getTime() + place * apart),
  }));
/** As before any reading. */
const forget = () => sql`delete from remittance_reads`.execute(world.db);
const carrierNow = async () => (await world.as('GET /admin/carriers')).body.data.carriers[0];

test('what a carrier paid out is settled once, however often it tells of it, and a statement of staff finds it settled', async () => {
  const [one, other] = [await delivered(), await delivered()];
  expect(await listed('unremitted')).toEqual(expect.arrayContaining([one.number, other.number]));
  world.fake.remittances.push({ number: one.number, amount: one.cash }, { number: 'of another shop', amount: 500 });
  for (let time = 0; time < 2; time += 1) await readRemittances(world.depsAt());
  expect(await remittedOf(one.id)).toBe(one.cash / 100);
  expect(await remittedOf(other.id)).toBeNull();
  expect(await listed('unremitted')).not.toContain(one.number);
  expect(await listed('differs')).not.toContain(one.number);
  const lines = [{ number: one.number, amount: one.cash / 100 }];
  const { body } = await world.as('POST /admin/remittances', { carrier: 'test-carrier', lines });
  expect(body.data.lines).toMatchObject([{ outcome: 'again' }]);
});

test('a difference is shown to staff', async () => {
  const { id, number, cash } = await delivered();
  world.fake.remittances.push({ number, amount: cash - 250 });
  await readRemittances(world.depsAt());
  expect(await remittedOf(id)).toBe((cash - 250) / 100);
  expect(await listed('differs')).toContain(number);
});

test('a carrier that does not answer is told of until it does, and nothing is settled by half an answer', async () => {
  const { id, number, cash } = await delivered();
  world.fake.remittances.push({ number, amount: cash });
  world.fake.trouble.push({ kind: 'half', after: false });
  await expect(readRemittances(world.depsAt())).rejects.toThrow('did not say what they paid out');
  expect(await remittedOf(id)).toBeNull();
  expect((await carrierNow()).remittances_failing_since).not.toBeNull();
  await readRemittances(world.depsAt());
  expect(await remittedOf(id)).toBe(cash / 100);
  expect((await carrierNow()).remittances_failing_since).toBeNull();
});

test.each([
  ['answers of the most', 2_000],
  ['an answer of more than an adapter may give', 2_500],
])('a statement is read to its end by %s', async (_, most) => {
  await forget();
  const { id, number, cash } = await delivered();
  world.fake.statement.most = most;
  world.fake.remittances.push(...others(2_400, ago(40)), { number, amount: cash, at: ago(20) });
  await readRemittances(world.depsAt());
  expect(await remittedOf(id)).toBe(cash / 100);
  expect(world.fake.statement.asked).toHaveLength(2);
});

test('a statement that cannot be read on is told of, and read on from there once it can', async () => {
  await forget();
  const { id, number, cash } = await delivered();
  const moment = ago(30);
  world.fake.remittances.push(...others(2_100, moment, 0), { number, amount: cash, at: ago(20) });
  await expect(readRemittances(world.depsAt())).rejects.toThrow('did not say what they paid out');
  expect((await carrierNow()).remittances_failing_since).not.toBeNull();
  world.fake.remittances.splice(0, 1_000);
  world.fake.statement.asked.splice(0);
  await readRemittances(world.depsAt());
  expect(world.fake.statement.asked).toEqual([moment]);
  expect(await remittedOf(id)).toBe(cash / 100);
  expect((await carrierNow()).remittances_failing_since).toBeNull();
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openCarriageShop } from '../carriage.fixture.ts';
import { readRemittances } from './read-remittances.ts';

let world: Awaited<ReturnType<typeof openCarriageShop>>;
beforeAll(async () => {
  world = await openCarriageShop();
});
afterEach(() => {
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

import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { twoProcesses, withoutGuardOf } from '../../../testing/index.ts';
import { openCarriageShop } from './carriage.fixture.ts';
import { followParcel } from './follow-parcels.ts';

let world: Awaited<ReturnType<typeof openCarriageShop>>;
const two = twoProcesses(
  () => world.database,
  () => ({ settings: world.fake.settings }),
);

beforeEach(async () => {
  world = await openCarriageShop();
});
afterEach(async () => {
  await two.stop();
  await world.close();
});

const LATER_MS = 3 * 3_600_000;

/** A paid order whose parcel was booked and is under way, with paid additions that staff put in that parcel. */
async function together({ additions = 1, numbers = [] as (string | null)[] } = {}) {
  const root = await world.paid();
  const added: string[] = [];
  for (let count = 0; count < additions; count += 1) {
    const { body } = await world.edit(root.id, { add: [{ product_id: world.cup.id, quantity: 1 }] });
    const one = body.data.supplements.at(-1);
    await world.pay(one.id, one.number);
    added.push(String(one.id));
  }
  await world.as('POST /admin/orders/pack', { ids: [root.id, ...added] });
  await world.book(root.id);
  await world.work();
  const [booking] = await world.bookingsOf(root.id);
  for (const [index, id] of added.entries()) {
    const { [index]: wanted = 'same' } = numbers;
    const number = wanted === 'same' ? booking.number : wanted;
    const sent = await world.send(id, { carrier: booking.carrier_name, ...(number && { carrier_number: number }) });
    expect(sent.body.data.status).toBe('shipped');
  }
  return { root: root.id, added, booking: { id: String(booking.id), number: String(booking.number) } };
}

const statuses = (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await world.show(id)).status));
const arrivals = async (ids: readonly string[]) => {
  const { rows } = await sql.rows({ order_id: sql.uuid, times: sql.int4 })`
    select order_id, count(*)::int as times from order_events
    where status = 'delivered' and order_id = any(${[...ids]}::uuid[]) group by order_id`.execute(world.db);
  return ids.map((id) => rows.find((row) => row.order_id === id)?.times ?? 0);
};

test('additions in the parcel of the first arrive with it, once; one in another parcel does not', async () => {
  const { root, added, booking } = await together({ additions: 3, numbers: ['same', 'ELSE-7', null] });
  const family = [root, ...added];
  world.fake.move(booking.number, 'delivered');
  await world.letPass(booking.id);
  await world.notify(booking.number);
  expect(await statuses(family)).toEqual(['delivered', 'delivered', 'shipped', 'shipped']);
  await world.letPass(booking.id);
  await world.notify(booking.number);
  expect(await arrivals(family)).toEqual([1, 1, 0, 0]);
});

test('so do those of a parcel that staff mark, and of an order that they mark', async () => {
  const { root, added } = await together();
  const { shipments } = await world.show(root);
  await world.as(`POST /admin/orders/${root}/shipments/${shipments[0].id}/delivered`);
  expect(await statuses([root, ...added])).toEqual(['delivered', 'delivered']);
  const second = await together();
  await world.as(`PATCH /orders/${second.added[0]}/status`, { status: 'delivered' });
  expect(await statuses([second.root, ...second.added])).toEqual(['delivered', 'delivered']);
});

/** Tracking tells that a parcel arrived while staff mark each order in it. Returns how often each was delivered. */
async function arriveAtOnce(): Promise<number[]> {
  const { root, added, booking } = await together({ additions: 2 });
  const family = [root, ...added];
  world.fake.move(booking.number, 'delivered');
  await Promise.all([
    followParcel(world.depsAt(Date.now() + LATER_MS), booking.id),
    ...family.map((id, turn) =>
      two.call(turn, `PATCH /orders/${id}/status`, { status: 'delivered' }, world.owner.headers),
    ),
  ]);
  expect(await statuses(family)).toEqual(family.map(() => 'delivered'));
  return arrivals(family);
}

test('tracking and staff who tell of one arrival at once deliver each order once', async () => {
  await two.start();
  for (let round = 0; round < 4; round += 1) expect(await arriveAtOnce()).toEqual([1, 1, 1]);
});

test('control: without the carrier and the number every parcel of the family would arrive', async () => {
  const { root, added, booking } = await together({ numbers: ['ELSE-7'] });
  world.fake.move(booking.number, 'delivered');
  const { db, timesTaken } = withoutGuardOf(
    world.db,
    /and k\.carrier = s\.carrier and k\.carrier_number = s\.carrier_number/,
    '',
  );
  await followParcel({ ...world.depsAt(Date.now() + LATER_MS), db }, booking.id);
  expect(timesTaken()).toBeGreaterThan(0);
  expect(await statuses([root, ...added])).toEqual(['delivered', 'delivered']);
});

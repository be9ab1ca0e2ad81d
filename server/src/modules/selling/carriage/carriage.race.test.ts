import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { twoProcesses, untilLost } from '../../../testing/index.ts';
import { bookParcel } from './book-parcel.ts';
import { openCarriageShop } from './carriage.fixture.ts';

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

/** Sixteen of the staff book the parcel of one order; returns how many were told that it is being booked. */
async function bookAtOnce(): Promise<number> {
  const { id } = await world.packed();
  const body = { carrier: 'test-carrier', parcels: [{ id }] };
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, turn) => two.call(turn, 'POST /admin/bookings', body, world.owner.headers)),
  );
  return answers.filter((answer) => answer.body.data?.results[0].done).length;
}

test('of many who book the parcel of an order one does', async () => {
  await two.start();
  expect(await bookAtOnce()).toBe(1);
}, 120_000);

test('control: without the index of open bookings several do', async () => {
  await sql`drop index bookings_open`.execute(world.db);
  await two.start({
    file: 'bookings.store.ts',
    guard: "on conflict (order_id) where state in ('wanted', 'booked') do nothing",
    instead: '',
  });
  expect(await untilLost(bookAtOnce)).toBeGreaterThan(1);
}, 120_000);

/** A booking that is wanted, and what its subscribers are given at these moments. */
async function wanted() {
  const { id, number } = await world.packed();
  await world.book(id);
  const [booking] = await world.bookingsOf(id);
  return { number, id: String(booking.id) };
}

test('a booking that eight work at is asked for once', async () => {
  const { id } = await wanted();
  world.fake.slowDown(60);
  const deps = world.depsAt();
  const ended = await Promise.allSettled(Array.from({ length: 8 }, () => bookParcel(deps, id)));
  // A worker that comes while it is being booked is told so, and tries again; a later one finds it booked.
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []));
  expect(failures.length).toBeLessThan(8);
  for (const failure of failures) expect(failure).toContain('is being booked by another process');
  expect(world.fake.counts.asked).toBe(1);
}, 120_000);

test('control: after the claim of one that still runs it is asked for again, and is one parcel by its key', async () => {
  const { id, number } = await wanted();
  const { asking, release } = world.fake.hold();
  const working: Promise<void>[] = [];
  for (const turn of [0, 1]) {
    working.push(bookParcel(world.depsAt(Date.now() + turn * 120_000), id));
    await expect.poll(asking).toBe(turn + 1);
  }
  release();
  await Promise.allSettled(working);
  expect(world.fake.counts).toMatchObject({ asked: 2, booked: 1 });
  expect(world.fake.parcels().filter((one) => one.orderNumber === number)).toHaveLength(1);
  const { rows } = await sql.rows({ n: sql.int4.neverNull })`select count(*)::int as n from shipments`.execute(
    world.db,
  );
  expect(rows[0]?.n).toBe(1);
}, 120_000);

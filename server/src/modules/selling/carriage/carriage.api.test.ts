import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { openCarriageShop } from './carriage.fixture.ts';
import { followParcel } from './follow-parcels.ts';
import { deleteOldLabels } from './labels.store.ts';
import { nextTracking } from './tracking-times.ts';

let world: Awaited<ReturnType<typeof openCarriageShop>>;
beforeAll(async () => {
  world = await openCarriageShop();
});
afterEach(() => {
  Object.assign(world.fake.wanted, { refusal: '', withoutLabels: false, sameNumber: '' });
  world.fake.trouble.splice(0);
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const label = (id: string) => world.as(`GET /admin/bookings/${id}/label.pdf`);
/** The label as bytes: the test's caller reads JSON alone. */
async function labelBytes(id: string): Promise<string> {
  const response = await world.shop.app.server.inject({
    url: `/api/store/admin/bookings/${id}/label.pdf`,
    headers: { 'x-api-key': 'waha-test-key', ...world.owner.headers },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  return response.payload;
}

test('a booked parcel is sent with its number, its label is printed, and its courier collects what is owed', async () => {
  const { id, number, token } = await world.packed();
  expect((await world.book(id)).body.data.results).toMatchObject([{ id, number, done: true }]);
  expect((await world.bookingsOf(id))[0]).toMatchObject({ state: 'wanted', cash: 80, pieces: 3, number: null });
  expect((await world.show(id)).status).toBe('processing');
  await world.work();
  const [booking] = await world.bookingsOf(id);
  expect(booking).toMatchObject({
    state: 'sent',
    status: 'booked',
    has_label: true,
    problem: null,
    carrier_name: 'شحن الاختبار',
  });
  expect(world.fake.parcelOf(number)).toMatchObject({
    cashToCollect: 8_000,
    number: booking.number,
    weightGrams: 1_500,
  });
  const shown = (await world.shop.call(`GET /orders/${id}?view_token=${token}`)).body.data;
  expect(shown).toMatchObject({
    status: 'shipped',
    shipments: [
      { carrier: 'شحن الاختبار', carrier_number: booking.number, tracking_url: booking.tracking_url, events: [] },
    ],
  });
  expect(await labelBytes(booking.id)).toMatch(/^%PDF-/);
  expect((await label('11111111-1111-4111-8111-111111111111')).body.code).toBe('carriage.not_found');
});

test('the first parcel of an order collects all of it, later ones and paid orders nothing', async () => {
  const { id, lines, number } = await world.packed();
  await world.book(id, [{ id: lines[0], quantity: 1 }]);
  await world.work();
  await world.book(id);
  await world.work();
  const cash = world.fake.parcels().filter((one) => one.orderNumber === number);
  expect(cash.map((one) => one.cashToCollect)).toEqual([8_000, 0]);
  expect((await world.show(id)).status).toBe('shipped');
  const paid = await world.paid();
  await world.as('POST /admin/orders/pack', { ids: [paid.id] });
  await world.book(paid.id);
  await world.work();
  expect(world.fake.parcelOf(paid.number)?.cashToCollect).toBe(0);
});

test('while a parcel is being booked nobody books another, and what cannot be sent is not booked', async () => {
  const { id, lines } = await world.packed();
  expect((await world.book(id, [{ id: lines[0], quantity: 3 }])).body.data.results).toMatchObject([
    { done: false, code: 'orders.too_many_pieces' },
  ]);
  await world.book(id);
  expect((await world.book(id)).body.data.results).toMatchObject([
    { done: false, code: 'carriage.being_booked', message: expect.stringContaining('تُحجز الآن') },
  ]);
  const unpacked = await world.placed();
  expect((await world.book(unpacked.id)).body.data.results).toMatchObject([{ code: 'orders.transition_not_allowed' }]);
  const before = world.fake.counts.booked;
  await world.work();
  expect(world.fake.counts.booked).toBe(before + 1);
  const nobody = await world.as('POST /admin/bookings', { carrier: 'nobody', parcels: [{ id }] });
  expect(nobody.body.code).toBe('carriage.carrier_off');
});

test.each(['fails', 'hangs', 'page', 'half', 'moved'] as const)(
  'a carrier that %s is said in words, and the parcel is booked once by the next attempt',
  async (kind) => {
    const { id, number } = await world.packed();
    await world.book(id);
    world.fake.trouble.push({ kind, after: true, method: 'POST' });
    await expect(world.work()).rejects.toThrow('carrier.book');
    const [waiting] = await world.bookingsOf(id);
    expect(waiting).toMatchObject({ state: 'wanted', tries: 1, problem: expect.stringContaining('لم تجب') });
    const trouble = (await world.as('GET /admin/bookings?view=trouble')).body.data.data;
    expect(trouble).toMatchObject([{ id: waiting.id, order_number: number }]);
    expect((await world.as(`POST /admin/bookings/${waiting.id}/retry`)).status).toBe(200);
    await world.work();
    expect((await world.bookingsOf(id))[0]).toMatchObject({ state: 'sent', problem: null });
    expect(world.fake.parcels().filter((one) => one.orderNumber === number)).toHaveLength(1);
  },
);

test('a refused parcel says the carrier’s reason, and another one can be booked', async () => {
  const { id } = await world.packed();
  world.fake.wanted.refusal = 'المدينة خارج التغطية';
  await world.book(id);
  await world.work();
  const [refused] = await world.bookingsOf(id);
  expect(refused).toMatchObject({ state: 'refused', problem: expect.stringContaining('المدينة خارج التغطية') });
  expect((await world.as(`POST /admin/bookings/${refused.id}/retry`)).body.code).toBe('carriage.not_open');
  expect((await world.as(`POST /admin/bookings/${refused.id}/drop`)).body.data.state).toBe('dropped');
  world.fake.wanted.refusal = '';
  await world.book(id);
  await world.work();
  expect((await world.bookingsOf(id))[0].state).toBe('sent');
});

test('a parcel of an order that changed meanwhile is cancelled at the carrier, and not sent', async () => {
  const { id, token, number } = await world.packed();
  await world.book(id);
  const { asking, release } = world.fake.hold();
  const working = world.work();
  await expect.poll(asking).toBe(1);
  await world.shop.call(`PATCH /orders/${id}/status?view_token=${token}`, { body: { status: 'cancelled' } });
  release();
  await working;
  expect((await world.bookingsOf(id))[0]).toMatchObject({
    state: 'unwanted',
    problem: expect.stringContaining('تغيّر'),
  });
  await world.work();
  expect((await world.bookingsOf(id))[0].state).toBe('cancelled');
  expect(world.fake.parcelOf(number)?.status).toBe('cancelled');
  expect((await world.show(id)).shipments).toEqual([]);
});

test('a booking that was given up while its carrier answered is cancelled there', async () => {
  const { id } = await world.packed();
  await world.book(id);
  const [{ id: booking }] = await world.bookingsOf(id);
  const { asking, release } = world.fake.hold();
  const working = world.work();
  await expect.poll(asking).toBe(1);
  expect((await world.as(`POST /admin/bookings/${booking}/drop`)).body.code).toBe('carriage.under_way');
  await sql`update bookings set tried_at = now() - interval '1 hour' where id = ${booking}`.execute(world.db);
  expect((await world.as(`POST /admin/bookings/${booking}/drop`)).body.data.state).toBe('dropped');
  release();
  await working;
  await world.work();
  expect((await world.bookingsOf(id))[0].state).toBe('cancelled');
  expect((await world.show(id)).status).toBe('processing');
});

test('a carrier that gives the number of another parcel does not get the order sent', async () => {
  const first = await world.sent();
  const { id } = await world.packed();
  world.fake.wanted.sameNumber = first.booking.number;
  await world.book(id);
  await expect(world.work()).rejects.toThrow('number of another parcel');
  expect((await world.bookingsOf(id))[0].problem).toContain('رقم شحنة أخرى');
  expect((await world.show(id)).status).toBe('processing');
});

test('a label that did not come, or was forgotten, is had from the carrier again', async () => {
  world.fake.wanted.withoutLabels = true;
  const { booking } = await world.sent();
  world.fake.trouble.push({ kind: 'fails', after: false, method: 'GET' });
  expect((await label(booking.id)).body.code).toBe('carriage.label_unreachable');
  expect(await labelBytes(booking.id)).toMatch(/^%PDF-/);
  await deleteOldLabels(world.db, new Date(Date.now() + HOUR_MS));
  expect(await labelBytes(booking.id)).toMatch(/^%PDF-/);
});

test('notifications are asked for at the carrier: doubled, late and in any order they make one history', async () => {
  const { id, token, number: order, booking } = await world.sent();
  const { number } = booking;
  const at = (hours: number) => ({ at: new Date(Date.now() - hours * HOUR_MS) });
  world.fake.move(number, 'out_for_delivery', at(1));
  world.fake.move(number, 'picked_up', { ...at(5), text: 'استلمها فهد' });
  expect((await world.notify(number)).status).toBe(200);
  expect((await world.notify(number)).status).toBe(200);
  const later = Date.now() + HOUR_MS;
  expect(await followParcel(world.depsAt(later), booking.id)).toBe(true);
  expect(await followParcel(world.depsAt(later + 100), booking.id)).toBe(false);
  world.fake.move(number, 'delivered', at(-5));
  for (let time = 0; time < 2; time += 1) {
    await world.letPass(booking.id);
    await world.notify(number);
  }
  const buyer = (await world.shop.call(`GET /orders/${id}?view_token=${token}`)).body.data;
  expect(buyer.status).toBe('delivered');
  expect(buyer.shipments[0].events.map((one: { status: string }) => one.status)).toEqual([
    ...['picked_up', 'out_for_delivery', 'delivered'],
  ]);
  expect(JSON.stringify(buyer)).not.toContain('فهد');
  expect(Date.parse(buyer.shipments[0].delivered_at)).toBeLessThanOrEqual(Date.now());
  const staff = await world.show(id);
  expect(staff.payment_state).toBe('paid');
  expect(staff.timeline).toContainEqual(
    expect.objectContaining({
      kind: 'tracked',
      label: 'الشحنة 1: استلمتها شركة الشحن',
      note: 'استلمها فهد',
      actor: 'system',
    }),
  );
  const tracked = (await world.shop.call(`GET /tracking?number=${order}&phone=0512345678`)).body.data;
  expect(tracked.shipments[0].events).toHaveLength(3);
});

test('a forged notification changes nothing, one of another shop is acknowledged', async () => {
  const { booking } = await world.sent();
  expect((await world.notify(booking.number, 'secret of somebody')).body.code).toBe('carriage.webhook_refused');
  const before = world.fake.counts.tracked;
  expect((await world.notify('TC-of-another-shop')).status).toBe(200);
  expect(world.fake.counts.tracked).toBe(before);
  expect((await world.shop.call('POST /carriers/nobody/notify', { body: {} })).status).toBe(404);
});

test('a notification that cannot be asked about is taken up by the next round; parcels that came back are asked for rarely, and those that arrived no more', async () => {
  const { id, booking } = await world.sent();
  world.fake.move(booking.number, 'returned');
  world.fake.trouble.push({ kind: 'fails', after: false, method: 'GET' });
  expect((await world.notify(booking.number)).status).toBe(200);
  await world.letPass(booking.id);
  await world.follow(Date.now() + 1_000);
  expect((await world.bookingsOf(id))[0].status).toBe('returned');
  expect((await world.show(id)).status).toBe('shipped');
  const returned = (await world.as('GET /admin/bookings?view=returned')).body.data.data;
  expect(returned).toContainEqual(expect.objectContaining({ id: booking.id }));
  const before = world.fake.counts.tracked;
  await sql`update bookings set track_due = null where id <> ${booking.id}`.execute(world.db);
  await world.follow(Date.now() + 11 * HOUR_MS);
  expect(world.fake.counts.tracked).toBe(before);
  // The carrier said too early that it came back.
  world.fake.move(booking.number, 'delivered');
  await world.follow(Date.now() + 13 * HOUR_MS);
  expect((await world.show(id)).status).toBe('delivered');
  await world.follow(Date.now() + 100 * HOUR_MS);
  expect(world.fake.counts.tracked).toBe(before + 1);
});

test('a carrier that is down is asked for five parcels in a round, and for them again later', async () => {
  await sql`update bookings set track_due = null`.execute(world.db);
  for (let count = 0; count < 6; count += 1) await world.sent();
  for (let count = 0; count < 9; count += 1) world.fake.trouble.push({ kind: 'fails', after: false });
  const later = Date.now() + 3 * HOUR_MS;
  await expect(world.follow(later)).rejects.toThrow('could not be followed');
  expect(world.fake.trouble).toHaveLength(4);
  world.fake.trouble.splice(0);
  const before = world.fake.counts.tracked;
  await world.follow(later + HOUR_MS);
  expect(world.fake.counts.tracked - before).toBe(6);
});

test('a statement of cash is compared with parcels, line by line, and pays each once', async () => {
  const [one, other] = [await world.sent(), await world.sent()];
  world.fake.move(one.booking.number, 'delivered');
  await world.notify(one.booking.number);
  const unremitted = async () => (await world.as('GET /admin/bookings?view=unremitted')).body.data.data;
  expect(await unremitted()).toContainEqual(expect.objectContaining({ id: one.booking.id, remitted: null }));
  const settle = (lines: object[], who = world.owner) =>
    world.as('POST /admin/remittances', { carrier: 'test-carrier', lines }, who);
  const { lines } = (
    await settle([
      { number: one.booking.number, amount: 80 },
      { number: other.booking.number, amount: 79.5 },
      { number: 'TC-nobody', amount: 10 },
      { number: one.booking.number, amount: 80 },
    ])
  ).body.data;
  expect(lines.map((line: { outcome: string }) => line.outcome)).toEqual(['match', 'differs', 'unknown', 'again']);
  expect(lines[1]).toMatchObject({ expected: 80, amount: 79.5, order_id: other.id, order_number: other.number });
  expect(lines[2]).toMatchObject({ order_id: null, order_number: null });
  const again = (await settle([{ number: other.booking.number, amount: 80 }])).body.data;
  expect(again.lines).toMatchObject([{ outcome: 'again' }]);
  expect((await world.bookingsOf(other.id))[0].remitted).toBe(79.5);
  expect(await unremitted()).not.toContainEqual(expect.objectContaining({ id: one.booking.id }));
});

test('old parcels are asked for rarely, and at last not at all', () => {
  const now = Date.now();
  const inHours = (age: number) => {
    const next = nextTracking(new Date(now - age * HOUR_MS), now);
    return next && (next.getTime() - now) / HOUR_MS;
  };
  expect([1, 16, 24 * 20, 24 * 61].map(inHours)).toEqual([0.5, 2, 12, null]);
  expect(nextTracking(new Date(now - 61 * 24 * HOUR_MS), now, 'cancelled')).toBeNull();
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openCarriageShop } from './carriage.fixture.ts';
import { followReturn, followReturns } from './return-labels/follow-returns.ts';

const HOUR_MS = 60 * 60_000;

let world: Awaited<ReturnType<typeof openCarriageShop>>;
beforeAll(async () => {
  world = await openCarriageShop();
});
afterEach(() => {
  world.fake.trouble.splice(0);
});
afterAll(() => world.close());

/** A return whose label is with its buyer. */
async function labelled() {
  const { id, token, lines, booking } = await world.sent();
  world.fake.move(booking.number, 'delivered');
  await world.notify(booking.number);
  const body = {
    ...{ order_id: id, lines: [{ id: lines[0], quantity: 1, reason: 'damaged' }] },
    ...{ refund_to: 'original', iban: 'SA0380000000608010167519' },
  };
  const returnId = String((await world.shop.call(`POST /returns?view_token=${token}`, { body })).body.data.id);
  await world.as(`POST /admin/returns/${returnId}/approve`, {});
  await world.as(`POST /admin/returns/${returnId}/label`, { carrier: 'test-carrier' });
  await world.work();
  const label = (await world.as(`GET /admin/returns/${returnId}/label`)).body.data.label;
  return { returnId, token, labelId: String(label.id), number: String(label.number) };
}

const forStaff = async (id: string) => (await world.as(`GET /admin/returns/${id}/label`)).body.data.label;
const forBuyer = async (id: string, token: string) =>
  (await world.shop.call(`GET /returns/${id}/label?view_token=${token}`)).body.data.label;
const inList = async (id: string) =>
  (await world.as('GET /admin/returns')).body.data.data.find((one: { id: string }) => one.id === id);
const statusesOf = ({ events }: { events: { status: string }[] }) => events.map(({ status }) => status);

test('a parcel that comes back is followed to the shop by notification, and refunds nothing by itself', async () => {
  const { returnId, token, number } = await labelled();
  expect(await forBuyer(returnId, token)).toMatchObject({ status: 'booked', events: [] });
  world.fake.moveReturn(number, 'picked_up', new Date(Date.now() - 2 * HOUR_MS));
  expect((await world.notify(number)).status).toBe(200);
  const seen = await forBuyer(returnId, token);
  expect(seen).toMatchObject({ status: 'picked_up', status_label: 'استلمتها شركة الشحن منك' });
  expect((await inList(returnId)).arrived_at).toBeNull();
  const arrivedAt = new Date(Date.now() - HOUR_MS);
  world.fake.moveReturn(number, 'delivered', arrivedAt);
  await world.letPassReturn(returnId);
  for (let time = 0; time < 2; time += 1) await world.notify(number);
  expect(await forStaff(returnId)).toMatchObject({ status: 'delivered', status_label: 'وصلت إلى المتجر' });
  expect(statusesOf(await forBuyer(returnId, token))).toEqual(['picked_up', 'delivered']);
  const row = await inList(returnId);
  expect(row).toMatchObject({ status: 'approved', arrived_at: arrivedAt.toISOString() });
  // Staff say that it is here; the carrier's word is of no more use then.
  await world.as(`POST /admin/returns/${returnId}/receive`, { lines: [] });
  expect((await inList(returnId)).arrived_at).toBeNull();
});

test('a parcel that nobody tells of is asked for when it is due, and rarely', async () => {
  const { returnId, labelId, number } = await labelled();
  world.fake.moveReturn(number, 'in_transit');
  await followReturns(world.depsAt(Date.now() + HOUR_MS));
  expect((await forStaff(returnId)).status).toBe('booked');
  await followReturns(world.depsAt(Date.now() + 13 * HOUR_MS));
  expect((await forStaff(returnId)).status).toBe('in_transit');
  expect(await followReturn(world.depsAt(Date.now() + 13 * HOUR_MS), labelId)).toBe(false);
});

test('a carrier that does not answer is asked in the next round', async () => {
  const { returnId, number } = await labelled();
  world.fake.moveReturn(number, 'in_transit');
  world.fake.trouble.push({ kind: 'fails', after: false });
  expect((await world.notify(number)).status).toBe(200);
  expect((await forStaff(returnId)).status).toBe('booked');
  await followReturns(world.depsAt(Date.now() + HOUR_MS));
  expect((await forStaff(returnId)).status).toBe('in_transit');
});

test('a return that is rejected is followed no more', async () => {
  const { returnId, number } = await labelled();
  await world.as(`POST /admin/returns/${returnId}/reject`, { note: 'لا يُرجع' });
  await world.work();
  world.fake.moveReturn(number, 'delivered');
  await world.notify(number);
  expect(await forStaff(returnId)).toMatchObject({ status: 'booked' });
});

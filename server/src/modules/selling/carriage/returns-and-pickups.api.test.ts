import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { riyadhDay } from '../../../platform/text/index.ts';
import { openCarriageShop } from './carriage.fixture.ts';
import { askPickup } from './pickups/ask-pickup.ts';
import { bookReturnLabel } from './return-labels/book-return-label.ts';
import { cancelReturnLabel } from './return-labels/end-return-label.ts';
import { deleteOldLabelFiles, storeBookedLabel } from './return-labels/return-labels.store.ts';

let world: Awaited<ReturnType<typeof openCarriageShop>>;
beforeAll(async () => {
  world = await openCarriageShop();
});
afterEach(() => {
  world.fake.wanted.refusal = '';
  world.fake.trouble.splice(0);
});
afterAll(() => world.close());

const carrier = 'test-carrier';
const DAY_MS = 24 * 60 * 60_000;

/** An approved return of a cup, of an order that the carrier brought. */
async function approved() {
  const { id, token, lines, booking } = await world.sent();
  world.fake.move(booking.number, 'delivered');
  await world.notify(booking.number);
  const body = {
    ...{ order_id: id, lines: [{ id: lines[0], quantity: 1, reason: 'damaged' }] },
    ...{ refund_to: 'original', iban: 'SA0380000000608010167519' },
  };
  const asked = await world.shop.call(`POST /returns?view_token=${token}`, { body });
  const returnId = String(asked.body.data.id);
  await world.as(`POST /admin/returns/${returnId}/approve`, {});
  return { returnId, number: asked.body.data.number, token, booking };
}

const ask = (id: string) => world.as(`POST /admin/returns/${id}/label`, { carrier });
const labelOf = async (id: string) => (await world.as(`GET /admin/returns/${id}/label`)).body.data.label;
const seenBy = (id: string, token: string) => world.shop.call(`GET /returns/${id}/label?view_token=${token}`);
async function fileOf(id: string, token: string) {
  const headers = { 'x-api-key': 'waha-test-key' };
  return world.shop.app.server.inject({ url: `/api/store/returns/${id}/label.pdf?view_token=${token}`, headers });
}

test('a label for the way back is booked once, and its buyer has it on the page of the return and by mail', async () => {
  const { returnId, number, token, booking } = await approved();
  expect(await labelOf(returnId)).toBeNull();
  expect((await seenBy(returnId, token)).body.data.label).toBeNull();
  expect((await ask(returnId)).body.data).toMatchObject({ state: 'wanted', carrier_name: 'شحن الاختبار' });
  expect((await ask(returnId)).body.data.state).toBe('wanted');
  await world.work();
  const [returned] = world.fake.returns();
  expect(world.fake.returns()).toHaveLength(1);
  expect(returned).toMatchObject({ orderNumber: number, value: 1_000, broughtBy: booking.id });
  expect(await labelOf(returnId)).toMatchObject({ state: 'booked', number: returned?.number, problem: null });
  const { label } = (await seenBy(returnId, token)).body.data;
  expect(label).toEqual({
    ...{ carrier_name: 'شحن الاختبار', number: returned?.number },
    tracking_url: expect.stringContaining('https://'),
    ...{ status: 'booked', status_label: expect.stringContaining('الملصق جاهز'), events: [] },
  });
  expect((await fileOf(returnId, token)).payload).toMatch(/^%PDF-/);
  expect((await fileOf(returnId, 'x'.repeat(43))).statusCode).toBe(404);
  expect((await ask(returnId)).body.code).toBe('carriage.return_label_there');
  await deleteOldLabelFiles(world.db, new Date(Date.now() + DAY_MS));
  world.fake.trouble.push({ kind: 'fails', after: false });
  expect((await fileOf(returnId, token)).statusCode).toBe(503);
  // The carrier has it still.
  expect((await fileOf(returnId, token)).payload).toMatch(/^%PDF-/);
});

test('a label that the carrier does not give is refused in its words, and asked for again', async () => {
  const { returnId } = await approved();
  world.fake.wanted.refusal = 'Area is not served';
  await ask(returnId);
  await world.work();
  const refused = await labelOf(returnId);
  expect(refused.state).toBe('refused');
  expect(refused.problem).toContain('Area is not served');
  world.fake.wanted.refusal = '';
  await ask(returnId);
  world.fake.trouble.push({ kind: 'fails', after: true });
  await expect(world.work()).rejects.toThrow();
  const waiting = await labelOf(returnId);
  expect(waiting).toMatchObject({ state: 'wanted', problem: expect.stringContaining('لم تجب') });
  const before = world.fake.returns().length;
  await bookReturnLabel(world.depsAt(), waiting.id);
  expect(await labelOf(returnId)).toMatchObject({ state: 'booked' });
  expect(world.fake.returns()).toHaveLength(before);
});

test('a return that is not approved, or arrived meanwhile, has no label', async () => {
  const { returnId } = await approved();
  await ask(returnId);
  await world.as(`POST /admin/returns/${returnId}/receive`, { lines: [] });
  await world.work();
  expect(await labelOf(returnId)).toMatchObject({ state: 'refused', problem: expect.stringContaining('تغيّر المرتجع') });
  expect((await ask(returnId)).body.code).toBe('carriage.return_not_approved');
  const { returnId: other } = await approved();
  const answer = await world.as(`POST /admin/returns/${other}/label`, { carrier: 'nobody' });
  expect(answer.body.code).toBe('carriage.no_returns');
});

test('a label that one carrier does not make is had from another, and a late answer of the first is cancelled', async () => {
  const { returnId, token } = await approved();
  // A carrier that was set up once, and is not now.
  await ask(returnId);
  await sql`update return_labels set carrier = 'gone' where return_id = ${returnId}`.execute(world.db);
  await expect(world.work()).rejects.toThrow();
  const { id: first } = await labelOf(returnId);
  await sql`update return_labels set tried_at = now() where id = ${first}`.execute(world.db);
  expect((await ask(returnId)).body.code).toBe('carriage.under_way');
  await sql`update return_labels set tried_at = null where id = ${first}`.execute(world.db);
  expect((await ask(returnId)).body.data).toMatchObject({ state: 'wanted', carrier });
  await world.work();
  const { number } = await labelOf(returnId);
  expect((await seenBy(returnId, token)).body.data.label).toMatchObject({ number });
  const booked = { number: 'TR-late', trackingUrl: null, carrierName: null, label: null };
  const late = () =>
    inTransaction(world.db, (tx) => storeBookedLabel(tx, first, booked, { at: new Date(), trackDue: new Date() }));
  expect([await late(), await late()]).toEqual(['unwanted', undefined]);
  expect(await labelOf(returnId)).toMatchObject({ state: 'booked', number });
});

test('a label of a return that is rejected is shown to its buyer no more, and cancelled at the carrier', async () => {
  const { returnId, token } = await approved();
  await ask(returnId);
  await world.work();
  expect((await fileOf(returnId, token)).statusCode).toBe(200);
  const rejected = await world.as(`POST /admin/returns/${returnId}/reject`, { note: 'وصلت قطعة أخرى' });
  expect(rejected.status, JSON.stringify(rejected.body)).toBe(200);
  expect((await seenBy(returnId, token)).body.data.label).toBeNull();
  expect((await fileOf(returnId, token)).statusCode).toBe(404);
  const before = world.fake.counts.returnsCancelled;
  await world.work();
  world.fake.trouble.push({ kind: 'fails', after: false });
  await expect(world.work()).rejects.toThrow();
  const stuck = await labelOf(returnId);
  expect(stuck).toMatchObject({ state: 'unwanted', problem: expect.stringContaining('لم تُلغِ شركة الشحن') });
  for (let time = 0; time < 2; time += 1) await cancelReturnLabel(world.depsAt(), stuck.id);
  expect(await labelOf(returnId)).toMatchObject({ state: 'cancelled', problem: null });
  expect(world.fake.counts.returnsCancelled - before).toBe(1);
});

const visits = async () => (await world.as('GET /admin/pickups')).body.data.pickups;
const visit = (more: object = {}) =>
  world.as('POST /admin/pickups', {
    ...{ carrier, day: riyadhDay(new Date()), from: '14:00', until: '18:00', parcels: 4 },
    ...more,
  });

test('a courier is asked to come, and told not to', async () => {
  const asked = await visit();
  expect(asked.status).toBe(201);
  expect(asked.body.data).toMatchObject({ state: 'wanted', parcels: 4, from: '14:00', carrier_name: 'شحن الاختبار' });
  await world.work();
  expect(world.fake.visits.at(-1)).toMatchObject({ parcels: 4, until: '18:00' });
  const [shown] = await visits();
  expect(shown).toMatchObject({ state: 'asked', problem: null });
  const cancelled = await world.as(`POST /admin/pickups/${shown.id}/cancel`);
  expect(cancelled.body.data.state).toBe('unwanted');
  await world.work();
  expect((await visits())[0].state).toBe('cancelled');
  expect(world.fake.counts.visitsCancelled).toBe(1);
  expect((await world.as(`POST /admin/pickups/${shown.id}/cancel`)).body.code).toBe('carriage.pickup_over');
});

test('a visit is refused in words, asked for again where nobody answered, and taken back though it was asked for', async () => {
  world.fake.wanted.refusal = 'It is a holiday';
  await visit();
  await world.work();
  expect((await visits())[0]).toMatchObject({ state: 'refused', problem: expect.stringContaining('It is a holiday') });
  world.fake.wanted.refusal = '';
  await visit();
  world.fake.trouble.push({ kind: 'fails', after: false });
  await expect(world.work()).rejects.toThrow();
  const [waiting] = await visits();
  expect(waiting).toMatchObject({ state: 'wanted', problem: expect.stringContaining('لم تجب') });
  await askPickup(world.depsAt(), waiting.id);
  expect((await visits())[0]).toMatchObject({ state: 'asked', problem: expect.stringContaining('قد يأتي مندوبان') });
  await visit();
  const held = world.fake.hold();
  const working = world.work();
  await expect.poll(held.asking).toBe(1);
  const [{ id }] = await visits();
  await world.as(`POST /admin/pickups/${id}/cancel`);
  held.release();
  await working;
  await world.work();
  const { rows } = await sql.rows({ state: sql.text })`select state from pickups where id = ${id}`.execute(world.db);
  expect(rows).toEqual([{ state: 'cancelled' }]);
  expect(world.fake.counts.visitsCancelled).toBe(2);
});

test('a visit that was cancelled while nobody had answered may come though it is cancelled', async () => {
  await visit();
  world.fake.trouble.push({ kind: 'fails', after: true });
  await expect(world.work()).rejects.toThrow();
  const [{ id }] = await visits();
  await world.as(`POST /admin/pickups/${id}/cancel`);
  expect((await visits())[0]).toMatchObject({
    id,
    state: 'cancelled',
    problem: expect.stringContaining('رغم الإلغاء'),
  });
  await visit();
  const [{ id: died }] = await visits();
  await sql`update pickups set tried_at = now() - interval '1 hour' where id = ${died}`.execute(world.db);
  await world.work();
  expect((await visits())[0]).toMatchObject({ id: died, problem: expect.stringContaining('أكثر من مرة') });
});

test('a visit is for a day to come, within two weeks, and begins before it ends', async () => {
  for (const day of [riyadhDay(new Date(Date.now() - DAY_MS)), riyadhDay(new Date(Date.now() + 16 * DAY_MS))])
    expect((await visit({ day })).body.code).toBe('carriage.pickup_day');
  expect((await visit({ from: '18:00', until: '14:00' })).body.errors).toHaveProperty('until');
  expect((await visit({ carrier: 'nobody' })).body.code).toBe('carriage.no_pickups');
});

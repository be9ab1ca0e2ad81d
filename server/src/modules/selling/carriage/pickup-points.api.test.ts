import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createTestApp } from '../../../testing/index.ts';
import { readStoreIdentity, saveStoreIdentity } from '../../shop/settings/index.ts';
import { deleteOldPoints, saveMissingMethods } from '../shipping/index.ts';
import { openCarriageShop } from './carriage.fixture.ts';

const DAY_MS = 24 * 60 * 60_000;

let world: Awaited<ReturnType<typeof openCarriageShop>>;
let riyadh = '';
beforeEach(async () => {
  world = await openCarriageShop();
  await inTransaction(world.db, saveMissingMethods);
  await sql`
    insert into shipping_rates (zone_id, method, up_to_grams, cost_halalas, free_over_halalas, min_days, max_days)
    select zone_id, m, 50000, case m when 'point' then 1200 else 0 end, null, 1, 2
    from (select zone_id from shipping_rates limit 1) z, unnest(array['point', 'pickup']) m
  `.execute(world.db);
  const { rows } = await sql.rows({ name_en: sql.text })`select name_en from cities where id = 1`.execute(world.db);
  riyadh = rows[0]?.name_en ?? '';
});
afterEach(() => world.close());

const branch = {
  id: 'B-1',
  name: 'فرع العليا',
  address: 'طريق الملك فهد، العليا',
  hours: '08:00-21:00',
  takesCash: true,
};
const locker = { ...branch, id: 'L-7', name: 'خزانة المروج', hours: '24/7', takesCash: false };
const way = { city_id: 1, shipping_method: 'point', payment_method: 'cash_on_delivery' };

async function optionsOf(): Promise<string[]> {
  const lines = [{ product_id: world.cup.id, quantity: 2 }];
  const { body } = await world.shop.call('POST /orders/quote', { body: { lines, ...way } });
  return body.data.shipping_options.map(({ code }: { code: string }) => code);
}
const pointsOf = async (method = 'point', language: 'ar' | 'en' = 'ar') =>
  (await world.shop.call(`GET /shipping/points?city_id=1&method=${method}`, { language })).body.data.points;
/** Points that were had: a busy machine may be slower than a call waits. */
async function havePoints() {
  await expect.poll(async () => (await pointsOf()).length).toBeGreaterThan(0);
}
const chosen = { carrier: 'test-carrier', id: 'B-1', city_id: 1 };
const order = (pickup_point: object | null, expected_total: number, more: object = {}) =>
  world.shop.call('POST /orders', {
    body: {
      ...{ lines: [{ product_id: world.cup.id, quantity: 2 }], shipping_method: 'point', pickup_point, expected_total },
      ...{ payment_method: 'cash_on_delivery', ...more },
      contact: { first_name: 'سعد', last_name: 'الحربي', phone: '0551234567' },
    },
  });
const TOTAL = 20 + 12 + 15;
const age = (ms: number) =>
  sql`update carrier_points set read_at = read_at - make_interval(secs => ${ms / 1_000}), asked_at = asked_at - make_interval(secs => ${ms / 1_000})`.execute(
    world.db,
  );

test('a way to points is offered where a carrier has some, and one call serves all', async () => {
  expect(await optionsOf()).not.toContain('point');
  await sql`delete from carrier_points`.execute(world.db);
  world.fake.points.set(riyadh, [branch, locker]);
  const other = await openOther();
  try {
    await expect.poll(other.options).toContain('point');
    const asked = world.fake.counts.points;
    await Promise.all(Array.from({ length: 6 }, other.options));
    expect(world.fake.counts.points).toBe(asked);
    expect(await other.points()).toMatchObject([
      { carrier: 'test-carrier', id: 'B-1', city_id: 1, carrier_name: 'شحن الاختبار', takes_cash: true },
      { id: 'L-7', name: 'خزانة المروج', hours: '24/7', takes_cash: false },
    ]);
  } finally {
    await other.close();
  }
});

/** Another process of the same shop, which remembers nothing. */
async function openOther(settings: Record<string, string> = world.fake.settings) {
  const shop = await createTestApp(world.database, { settings });
  const lines = [{ product_id: world.cup.id, quantity: 2 }];
  return {
    options: async () =>
      (await shop.call('POST /orders/quote', { body: { lines, ...way } })).body.data.shipping_options.map(
        ({ code }: { code: string }) => code,
      ),
    order: () =>
      shop.call('POST /orders', {
        body: {
          ...{ lines, ...way, pickup_point: chosen, expected_total: TOTAL },
          contact: { first_name: 'سعد', last_name: 'الحربي', phone: '0551234567' },
        },
      }),
    points: async () => (await shop.call('GET /shipping/points?city_id=1&method=point')).body.data.points,
    close: () => shop.close(),
  };
}

test('an order to a point needs no address, keeps the point, and its parcel is booked there', async () => {
  world.fake.points.set(riyadh, [branch]);
  await havePoints();
  const placed = await order(chosen, TOTAL);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const { id, view_token: token } = placed.body.data;
  const kept = { carrier: 'test-carrier', id: 'B-1', name: 'فرع العليا', hours: '08:00-21:00' };
  expect(placed.body.data).toMatchObject({
    ...{ pickup_point: kept, shipping_method: 'point', shipping_total: 12 },
    address: { street: 'فرع العليا، طريق الملك فهد، العليا' },
  });
  // The order stays, whatever its carrier says later.
  world.fake.points.set(riyadh, []);
  expect((await world.show(id)).pickup_point).toMatchObject(kept);
  await world.as('POST /admin/orders/pack', { ids: [id] });
  await world.book(id);
  await world.work();
  expect(world.fake.parcels()).toMatchObject([{ point: 'B-1', to: { street: expect.stringContaining('فرع العليا') } }]);
  const [booking] = await world.bookingsOf(id);
  world.fake.move(booking.number, 'ready_for_pickup', { at: new Date() });
  await world.letPass(booking.id);
  await world.notify(booking.number);
  const seen = (await world.shop.call(`GET /orders/${id}?view_token=${token}`, { language: 'ar' })).body.data;
  expect(seen.shipments[0].events.at(-1)).toMatchObject({
    status: 'ready_for_pickup',
    label: 'جاهزة للاستلام من النقطة',
  });
});

test('a point that closed since is told in words, and another one is taken', async () => {
  world.fake.points.set(riyadh, [branch, locker]);
  await havePoints();
  await sql`update carrier_points set points = points - 0`.execute(world.db);
  expect((await order(chosen, TOTAL)).body).toMatchObject({ code: 'shipping.point_closed' });
  expect((await order(null, TOTAL)).body.errors).toMatchObject({ pickup_point: [expect.any(String)] });
  const other = { ...chosen, id: 'L-7' };
  expect((await order(other, TOTAL)).body).toMatchObject({ code: 'shipping.point_no_cash' });
  expect((await order(other, TOTAL - 15, { payment_method: 'bank_transfer' })).status).toBe(201);
});

test('points hold for a week where their carrier does not answer', async () => {
  world.fake.points.set(riyadh, [branch]);
  await havePoints();
  world.fake.trouble.push(...Array.from({ length: 20 }, () => ({ kind: 'fails' as const, after: false })));
  await age(2 * DAY_MS);
  expect(await optionsOf()).toContain('point');
  await age(6 * DAY_MS);
  expect(await optionsOf()).not.toContain('point');
  expect((await order(chosen, TOTAL)).body.code).toBe('shipping.point_closed');
});

test('points of a carrier that is switched off are neither listed nor quoted nor sold', async () => {
  world.fake.points.set(riyadh, [branch]);
  await havePoints();
  const without = await openOther({});
  try {
    expect(await without.points()).toEqual([]);
    expect(await without.options()).not.toContain('point');
    expect((await without.order()).body.code).toBe('shipping.point_closed');
  } finally {
    await without.close();
  }
  expect((await order(chosen, TOTAL)).status).toBe(201);
});

test('an order that is collected at the shop needs no address where the settings say where that is', async () => {
  expect(await pointsOf('pickup')).toEqual([]);
  const address = { ar: 'طريق الأمير سلطان، حي النزهة', en: 'Prince Sultan Road, An Nuzhah' };
  const hours = { ar: 'السبت–الخميس 9–22', en: 'Sat–Thu 9–22' };
  const name = { ar: 'واحة', en: 'Waha' };
  await inTransaction(world.db, async (tx) =>
    saveStoreIdentity(tx, { ...(await readStoreIdentity(tx)), name, address, hours }),
  );
  expect(await pointsOf('pickup', 'en')).toEqual([
    {
      ...{ carrier: null, id: 'shop', city_id: 1, carrier_name: 'Waha', name: 'Waha', takes_cash: true },
      ...{ address: address.en, hours: hours.en },
    },
  ]);
  const at = { carrier: null, id: 'shop', city_id: 1 };
  const placed = await order(at, 20 + 15, { shipping_method: 'pickup' });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  expect(placed.body.data).toMatchObject({ pickup_point: { carrier: null, address: address.ar }, shipping_total: 0 });
  // No carrier takes it anywhere.
  const { id } = placed.body.data;
  await world.as('POST /admin/orders/pack', { ids: [id] });
  expect((await world.book(id)).body.data.results[0]).toMatchObject({ done: false });
});

test('a carrier books no parcel for the point of another one', async () => {
  world.fake.points.set(riyadh, [branch]);
  await havePoints();
  const { id } = (await order(chosen, TOTAL)).body.data;
  await world.as('POST /admin/orders/pack', { ids: [id] });
  await sql`update orders set pickup_point = jsonb_set(pickup_point, '{carrier}', '"another"') where id = ${id}`.execute(
    world.db,
  );
  expect((await world.book(id)).body.data.results[0]).toMatchObject({ done: false });
});

test('points that nobody asked for in a long time are forgotten', async () => {
  world.fake.points.set(riyadh, [branch]);
  await havePoints();
  await deleteOldPoints(world.db, new Date(Date.now() - DAY_MS));
  expect(await optionsOf()).toContain('point');
  await age(2 * DAY_MS);
  await deleteOldPoints(world.db, new Date(Date.now() - DAY_MS));
  expect((await order(chosen, TOTAL)).body.code).toBe('shipping.point_closed');
});

test('many buyers of one point share no dwelling', async () => {
  world.fake.points.set(riyadh, [branch]);
  await havePoints();
  await order(chosen, TOTAL);
  const { rows } = await sql.rows({ doors: sql.int4 })`select count(door)::int as doors from orders`.execute(world.db);
  expect(rows[0]?.doors).toBe(0);
});

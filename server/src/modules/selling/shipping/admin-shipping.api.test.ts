import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  invalidationsOf,
  type MadeStaff,
  makeStaff,
  RIYADH,
  type TestDatabase,
} from '../../../testing/index.ts';
import { saveShipping } from './index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;

beforeEach(async () => {
  if (!database) {
    database = await createTestDatabase();
    shop = await createTestApp(database);
    owner = await makeStaff(database.db, 'owner');
  }
  await inTransaction(database.db, (tx) => saveShipping(tx, []));
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = (key: string, body?: object) =>
  shop.call(key, { headers: owner.headers, ...(body && { body }), language: 'en' });
const rate = { method: 'standard', up_to_grams: 5_000, cost: 25, free_over: 200, min_days: 1, max_days: 3 };
const zone = {
  name: { ar: 'الرياض', en: 'Riyadh' },
  position: 0,
  region_ids: [] as number[],
  city_ids: [RIYADH],
  rates: [rate],
};
const costTo = async (city_id: number) => {
  const { body } = await shop.call('POST /shipping/calculate', { body: { city_id, subtotal: 50 } });
  return body.data.options.map((one: { code: string; cost: number }) => [one.code, one.cost]);
};

describe('a zone', () => {
  test('has no price of a way of delivery that the shop has not', async () => {
    await sql`delete from shipping_methods where code = 'pickup'`.execute(database.db);
    const rates = [rate, { ...rate, method: 'pickup' }];
    const added = await ask('POST /admin/shipping/zones', { ...zone, rates });
    expect([added.status, Object.keys(added.body.errors ?? {})]).toEqual([422, ['rates.1.method']]);
    const { id } = (await ask('POST /admin/shipping/zones', zone)).body.data;
    expect((await ask(`PUT /admin/shipping/zones/${id}`, { ...zone, rates, version: 1 })).status).toBe(422);
  });

  test('is where its cities are sent to from the next cart on, until it is removed', async () => {
    const added = await ask('POST /admin/shipping/zones', zone);
    expect([added.status, added.body.data]).toMatchObject([201, { ...zone, version: 1 }]);
    expect(await costTo(RIYADH)).toEqual([['standard', 25]]);
    const { id } = added.body.data;
    const express = { ...rate, method: 'express', cost: 45.5, free_over: null };
    const invalidations = await invalidationsOf(database.db, () =>
      ask(`PUT /admin/shipping/zones/${id}`, { ...zone, rates: [rate, express], version: 1 }),
    );
    expect(invalidations).toEqual(['shipping']);
    expect(await costTo(RIYADH)).toEqual([
      ['standard', 25],
      ['express', 45.5],
    ]);
    expect((await ask('GET /admin/shipping')).body.data.zones).toMatchObject([{ id, version: 2 }]);
    await ask(`DELETE /admin/shipping/zones/${id}`);
    const gone = await shop.call('POST /shipping/calculate', { body: { city_id: RIYADH, subtotal: 50 } });
    expect(gone.body.code).toBe('shipping.city_not_served');
    const audit = await ask('GET /admin/audit?action=shipping.zone_removed');
    expect(audit.body.data.data[0]).toMatchObject({ before: { name_en: 'Riyadh' }, after: null });
  });

  test('says how long anything takes at most by the ordinary way, and nothing of what is fetched', async () => {
    const arrival = async () => (await shop.call(`GET /shipping/arrival?city_id=${RIYADH}`)).body;
    const heavy = { ...rate, up_to_grams: 30_000, max_days: 6 };
    const pickup = { ...rate, method: 'pickup', cost: 0, free_over: null, min_days: 0, max_days: 0 };
    const express = { ...rate, method: 'express', max_days: 1 };
    const { id } = (await ask('POST /admin/shipping/zones', { ...zone, rates: [rate, heavy, pickup, express] })).body
      .data;
    expect((await arrival()).data).toEqual({ method: 'standard', max_days: 6 });
    await ask(`PUT /admin/shipping/zones/${id}`, { ...zone, rates: [pickup, express], version: 1 });
    expect((await arrival()).data).toEqual({ method: 'express', max_days: 1 });
    await ask(`PUT /admin/shipping/zones/${id}`, { ...zone, rates: [pickup], version: 2 });
    expect((await arrival()).code).toBe('shipping.city_not_served');
    await ask(`DELETE /admin/shipping/zones/${id}`);
  });

  test('of two who edit it the second is told', async () => {
    const { id } = (await ask('POST /admin/shipping/zones', zone)).body.data;
    await ask(`PUT /admin/shipping/zones/${id}`, { ...zone, position: 3, version: 1 });
    const second = await ask(`PUT /admin/shipping/zones/${id}`, { ...zone, rates: [], version: 1 });
    expect([second.status, second.body.details]).toMatchObject([409, { position: 3, rates: [rate], version: 2 }]);
  });

  test('has no place of another one, and says which it is', async () => {
    const { id } = (await ask('POST /admin/shipping/zones', { ...zone, region_ids: [1] })).body.data;
    const other = { ...zone, name: { ar: 'أخرى', en: 'Other' } };
    const city = await ask('POST /admin/shipping/zones', other);
    expect([city.body.code, city.body.message]).toEqual([
      'shipping.place_taken',
      'Riyadh is in the zone “Riyadh”. Take it out there first',
    ]);
    const region = await ask('POST /admin/shipping/zones', { ...other, city_ids: [], region_ids: [1] });
    expect(region.body.code).toBe('shipping.place_taken');
    expect((await ask(`PUT /admin/shipping/zones/${id}`, { ...zone, version: 1 })).status, 'its own it keeps').toBe(
      200,
    );
  });

  test.each([
    ['rates', { rates: [rate, { ...rate, cost: 1 }] }],
    ['rates.0.max_days', { rates: [{ ...rate, min_days: 4 }] }],
    ['rates.0.cost', { rates: [{ ...rate, cost: -1 }] }],
    ['rates.0.up_to_grams', { rates: [{ ...rate, up_to_grams: 0 }] }],
    ['name.ar', { name: { ar: '', en: 'Riyadh' } }],
  ])('%s says that it is wrong', async (field, more) => {
    const answer = await ask('POST /admin/shipping/zones', { ...zone, ...more });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  test('of a place that is not there is refused', async () => {
    const answer = await ask('POST /admin/shipping/zones', { ...zone, city_ids: [999_999] });
    expect([answer.status, answer.body.code]).toEqual([422, 'shipping.place_unknown']);
  });

  test('there are a hundred at most', async () => {
    const many = Array.from({ length: 100 }, () => ({ name: zone.name, regionIds: [], cityIds: [], rates: [] }));
    await inTransaction(database.db, (tx) => saveShipping(tx, many));
    expect((await ask('POST /admin/shipping/zones', zone)).body.code).toBe('shipping.zones_full');
  });
});

test('a way to deliver is called otherwise, by who saw what it is called', async () => {
  const [method] = (await ask('GET /admin/shipping')).body.data.methods;
  const body = { name: { ar: 'شحن', en: 'By courier' }, description: { ar: '', en: 'To you' } };
  const key = `PUT /admin/shipping/methods/${method.code}`;
  expect((await ask(key, { ...body, version: method.version })).body.data).toMatchObject(body);
  expect((await ask(key, { ...body, version: method.version })).body.code).toBe('conflict.changed');
  const { body: shown } = await shop.call('GET /shipping', { language: 'en' });
  expect(shown.data[0]).toMatchObject({ name: 'By courier', description: 'To you' });
});

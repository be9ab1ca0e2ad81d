import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { createLog } from '../../../platform/log/index.ts';
import { createAttemptLimits } from '../../../platform/rate-limit/index.ts';
import { testCarriers } from '../../../testing/index.ts';
import { openCarriageShop } from './carriage.fixture.ts';
import { createCarrierRates } from './carrier-rates.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let world: Awaited<ReturnType<typeof openCarriageShop>>;
beforeEach(async () => {
  world = await openCarriageShop();
  const { rows } = await sql.rows({ name_en: sql.text })`select name_en from cities where id = 1`.execute(world.db);
  world.fake.prices.set(rows[0]?.name_en ?? '', 1_801);
});
afterEach(() => world.close());

/** Standard delivery has the carrier's price, a riyal more, in whole riyals. */
async function priceByCarrier(price: object | null = { carrier: 'test-carrier', surcharge: 1, round_to: 1 }) {
  const { data } = (await world.as('GET /admin/shipping')).body;
  const { code: _, ...method } = data.methods.find(({ code }: { code: string }) => code === 'standard');
  const description = { ar: '', en: '' };
  const answer = await world.as('PUT /admin/shipping/methods/standard', {
    ...method,
    description,
    carrier_price: price,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

const lines = () => [{ product_id: world.cup.id, quantity: 2 }];
const way = { city_id: 1, shipping_method: 'standard', payment_method: 'cash_on_delivery' };
async function quote() {
  const { body } = await world.shop.call('POST /orders/quote', { body: { lines: lines(), ...way } });
  const option = body.data.shipping_options.find(({ code }: { code: string }) => code === 'standard');
  return { total: body.data.total, cost: option.cost, estimate: option.estimate };
}
/** A quote once the carrier's price is there: a busy machine may be slower than a quote waits. */
async function quotePriced() {
  await expect.poll(async () => (await quote()).cost).toBe(30);
  return quote();
}
const age = (ms: number) =>
  sql`update carrier_rates set read_at = read_at - make_interval(secs => ${ms / 1_000}), asked_at = asked_at - make_interval(secs => ${ms / 1_000})`.execute(
    world.db,
  );
const order = (expected: number) =>
  world.shop.call('POST /orders', {
    body: {
      ...{ lines: lines(), shipping_method: 'standard', payment_method: 'cash_on_delivery', expected_total: expected },
      contact: { first_name: 'سعد', last_name: 'الحربي', phone: '0551234567' },
      address: { city_id: 1, short_address: 'RRRD2929' },
    },
  });

test('a quote has the carrier’s price and days, more and rounded up, and the order the same; one call serves all', async () => {
  expect((await quote()).cost).toBe(25);
  expect(await priceByCarrier()).toMatchObject({ carrier_price: { surcharge: 1, round_to: 1 } });
  await Promise.all(Array.from({ length: 6 }, quote));
  await quotePriced();
  const all = await Promise.all(Array.from({ length: 6 }, quote));
  // 18.01 and a halala for each of a thousand grams, and a riyal.
  expect(new Set(all.map(({ cost }) => cost))).toEqual(new Set([30]));
  expect(all[0]?.estimate).toContain('يومي عمل');
  expect(world.fake.counts.rates).toBe(1);
  const placed = await order(all[0]?.total ?? 0);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  expect(placed.body.data).toMatchObject({ total: all[0]?.total, shipping_total: 30 });
  expect(world.fake.counts.rates).toBe(1);
  await priceByCarrier(null);
  expect((await quote()).cost).toBe(25);
});

test('a price that changed since the quote is the usual answer, with the new quote', async () => {
  await priceByCarrier();
  const { total } = await quotePriced();
  await sql`update carrier_rates set price_halalas = price_halalas + 500`.execute(world.db);
  const refused = await order(total);
  expect(refused.body).toMatchObject({ code: 'orders.total_changed', details: { total: total + 5 } });
});

test('an old price holds while a new one is asked for, and after a week the table of zones does', async () => {
  await priceByCarrier();
  await quotePriced();
  world.fake.prices.clear();
  await age(2 * DAY_MS);
  expect((await quote()).cost).toBe(30);
  await expect.poll(() => world.fake.counts.rates).toBe(2);
  // A price is not believed to be gone at once, and not asked for again so soon.
  expect((await quote()).cost).toBe(30);
  expect(world.fake.counts.rates).toBe(2);
  await age(6 * DAY_MS);
  expect((await quote()).cost).toBe(25);
  expect(world.fake.counts.rates).toBe(3);
  await age(8 * DAY_MS);
  world.fake.trouble.push({ kind: 'fails', after: false });
  expect((await quote()).cost).toBe(25);
});

test('a slow carrier delays no quote for long, and its answer serves the next one', async () => {
  await priceByCarrier();
  const held = world.fake.hold();
  expect((await quote()).cost).toBe(25);
  expect(held.asking()).toBe(1);
  held.release();
  await expect.poll(async () => (await quote()).cost).toBe(30);
});

test('a carrier that fails is left alone for a while, and the owner hears of it', async () => {
  await priceByCarrier();
  const rates = ratesAt(Date.now());
  for (let turn = 0; turn < 3; turn += 1) world.fake.trouble.push({ kind: 'fails', after: true });
  for (const upToGrams of [500, 1_000, 2_000, 3_000]) await rates.want([wantedOf(upToGrams)], 'somebody');
  const failing = async () => (await world.as('GET /admin/carriers')).body.data.carriers[0].rates_failing_since;
  expect(await failing()).toMatch(/^\d{4}-/);
  const { rows } = await sql.rows({ calls: sql.int4 })`select calls from carrier_rate_calls`.execute(world.db);
  expect(rows).toEqual([{ calls: 3 }]);
  expect(await ratesAt(Date.now() + 6 * MINUTE_MS).want([wantedOf(5_000)], 'somebody')).toBe(true);
  expect(await failing()).toBeNull();
});

test('strangers cannot have a carrier called without bound, nor one price twice in a minute', async () => {
  await sql`insert into carrier_rate_calls values ('test-carrier', date_trunc('minute', now()), 30)`.execute(world.db);
  const now = Date.now();
  const { rows } = await sql.rows({ minute: sql.timestamptz })`select minute from carrier_rate_calls`.execute(world.db);
  const at = rows[0]?.minute.getTime() ?? now;
  expect(await ratesAt(at + 1_000).want([wantedOf(500)], 'somebody')).toBe(false);
  await ratesAt(at + 30_000).want([wantedOf(500)], 'somebody');
  expect(world.fake.counts.rates).toBe(0);
  expect(await ratesAt(at + 2 * MINUTE_MS).want([wantedOf(500)], 'somebody')).toBe(true);
  expect(await ratesAt(at + 2 * MINUTE_MS + 1_000).want([wantedOf(500)], 'somebody'), 'it is stored').toBe(true);
  expect(world.fake.counts.rates).toBe(1);
});

test('one visitor starts six missing prices a minute, all of them twenty, and the rest is for prices that hold', async () => {
  await priceByCarrier();
  const now = Date.now() - (Date.now() % MINUTE_MS) + 1_000;
  const rates = ratesAt(now);
  const want = (upToGrams: number, visitor: string) => rates.want([wantedOf(upToGrams)], visitor);
  const ranOut = async () => (await world.as('GET /admin/carriers')).body.data.carriers[0].rates_ran_out_at;
  const asked = await Promise.all(Array.from({ length: 14 }, (_, index) => want(500 + index, 'stranger')));
  // Twice six where a minute ends in between.
  expect([6, 7, 8, 9, 10, 11, 12]).toContain(asked.filter(Boolean).length);
  expect(await ranOut()).toBeNull();
  for (let index = 0; index < 16; index += 1) await want(1_000 + index, `visitor ${index}`);
  expect(world.fake.counts.rates).toBe(20);
  expect(await ranOut()).toBe(new Date(now).toISOString());
  await rates.want(
    [
      { ...wantedOf(1_000), isMissing: false },
      { ...wantedOf(9_000), isMissing: false },
    ],
    'somebody',
  );
  await rates.settled();
  expect(world.fake.counts.rates).toBe(21);
});

const wantedOf = (upToGrams: number) => ({ carrier: 'test-carrier', cityId: 1, upToGrams, isMissing: true });

/** The prices of another process, at this moment; it waits for the carrier as long as that takes. */
function ratesAt(now: number) {
  const carriers = testCarriers(world.db, world.fake.settings, () => now);
  const log = createLog({ level: 'error' });
  const attemptLimits = createAttemptLimits(world.db, true);
  return createCarrierRates({ db: world.db, now: () => now, log, attemptLimits, carriers, waitMs: 60_000 });
}

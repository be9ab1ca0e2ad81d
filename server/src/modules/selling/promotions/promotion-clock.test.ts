import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { createTestDatabase, factories, makePromotion, type TestDatabase } from '../../../testing/index.ts';
import { startPromotionClock } from './apply-promotions.ts';
import { createPromotion, giveBackToCap, takeFromCap } from './index.ts';

const HOUR_MS = 3_600_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a price falls when its promotion starts and rises when it ends', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000 });
  let at = Date.now();
  await inTransaction(database.db, (tx) =>
    createPromotion(tx, {
      type: 'percentage',
      name: { ar: 'عرض', en: 'Offer' },
      description: { ar: '', en: '' },
      percent: 20,
      priceHalalas: null,
      buyQuantity: null,
      getQuantity: null,
      startsAt: new Date(at + HOUR_MS),
      endsAt: new Date(at + 2 * HOUR_MS),
      quantityCap: null,
      priority: 0,
      stackable: false,
      licenceNumber: null,
      productIds: [id],
      categoryIds: [],
    }),
  );
  const faults: unknown[] = [];
  const clock = startPromotionClock({
    db: database.db,
    now: () => at,
    onError: (error) => faults.push(error),
  });
  const price = async () => {
    await clock.check();
    const { rows } = await sql.rows({ price: sql.int4 })`
      select current_price_halalas as price from products where id = ${id}
    `.execute(database.db);
    return rows[0]?.price;
  };
  expect(await price()).toBe(10_000);
  at += HOUR_MS;
  expect(await price()).toBe(8_000);
  at += HOUR_MS;
  expect(await price()).toBe(10_000);
  await clock.close();
  expect(faults).toEqual([]);
});

test('what is given back to a capped offer can be sold again, and no more than that', async () => {
  const { id } = await factories(database.db).product({ priceHalalas: 10_000 });
  const offer = await makePromotion(database.db, { type: 'percentage', percent: 10, productIds: [id], cap: 2 });
  const take = (quantity: number) => inTransaction(database.db, (tx) => takeFromCap(tx, offer, quantity, new Date()));
  expect(await take(2)).toBe(true);
  expect(await take(1)).toBe(false);
  await inTransaction(database.db, (tx) => giveBackToCap(tx, offer, 1));
  expect(await take(2)).toBe(false);
  expect(await take(1)).toBe(true);
  await inTransaction(database.db, (tx) => giveBackToCap(tx, offer, 2));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  invalidationsOf,
  promotionDraft,
  type TestDatabase,
  withoutGuardOf,
} from '../../../testing/index.ts';
import type { Existing } from '../../goods/catalog/index.ts';
import { type PromotionDraft, savePromotion, takeFromCap } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const save = (draft: PromotionDraft, existing?: Existing, db: Database = database.db) =>
  inTransaction(db, (tx) => savePromotion(tx, draft, new Date(), existing));

async function priceOf(id: number): Promise<number | undefined> {
  const { rows } = await sql.rows({ price: sql.int4 })`
    select current_price_halalas as price from products where id = ${id}
  `.execute(database.db);
  return rows[0]?.price;
}

test('prices follow an edit of all it reaches and of all it reached', async () => {
  const { product } = factories(database.db);
  const [one, other] = [await product({ priceHalalas: 10_000 }), await product({ priceHalalas: 10_000 })];
  const draft = promotionDraft({ productIds: [one.id] });
  const id = await save(draft);
  expect([await priceOf(one.id), await priceOf(other.id)]).toEqual([9_000, 10_000]);
  const tags = await invalidationsOf(database.db, () =>
    save({ ...draft, percent: 30, productIds: [other.id] }, { id, version: 1 }),
  );
  expect([await priceOf(one.id), await priceOf(other.id)]).toEqual([10_000, 7_000]);
  expect(tags).toEqual(expect.arrayContaining(['promotions', 'products', `product:${one.id}`, `product:${other.id}`]));
  await save({ ...draft, productIds: [other.id], isActive: false }, { id, version: 2 });
  expect(await priceOf(other.id)).toBe(10_000);
});

test('what was sold of a capped offer stays counted, and bounds its cap', async () => {
  const { id: productId } = await factories(database.db).product();
  const draft = promotionDraft({ productIds: [productId], quantityCap: 5 });
  const id = await save(draft);
  expect(await inTransaction(database.db, (tx) => takeFromCap(tx, id, 3, new Date()))).toBe(true);
  // No order accounts for the quantity counted here.
  database.allowViolations();
  await save({ ...draft, quantityCap: 4 }, { id, version: 1 });
  const { rows } = await sql`select quantity_cap, quantity_sold from promotions where id = ${id}`.execute(database.db);
  expect(rows).toEqual([{ quantity_cap: 4, quantity_sold: 3 }]);
  const refused = async (quantityCap: number | null) =>
    save({ ...draft, quantityCap }, { id, version: 2 }).catch((error: { code: string }) => error.code);
  expect(await refused(2)).toBe('promotions.cap_below_sold');
  expect(await refused(null)).toBe('promotions.cap_fixed');
  const open = promotionDraft();
  const openId = await save(open);
  await expect(save({ ...open, quantityCap: 9 }, { id: openId, version: 1 })).rejects.toMatchObject({
    code: 'promotions.cap_fixed',
  });
});

test('who has seen another version changes nothing, and one that is not there is not made', async () => {
  const draft = promotionDraft();
  const id = await save(draft);
  await save({ ...draft, priority: 5 }, { id, version: 1 });
  await expect(save({ ...draft, priority: 6 }, { id, version: 1 })).rejects.toMatchObject({ code: 'conflict.changed' });
  const { rows } = await sql`select priority from promotions where id = ${id}`.execute(database.db);
  expect(rows).toEqual([{ priority: 5 }]);
  await expect(save(draft, { id: 999_999, version: 1 })).rejects.toMatchObject({ code: 'promotions.not_found' });
});

/**
 * Five staff members concurrently save the version that all of them opened. Returns the number of successful replies.
 */
async function saveAtOnce(db: Database): Promise<number> {
  const draft = promotionDraft();
  const id = await save(draft);
  const saved = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((priority) => save({ ...draft, priority }, { id, version: 1 }, db)),
  );
  const refused = saved.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused.filter((code) => code !== 'conflict.changed')).toEqual([]);
  return saved.length - refused.length;
}

test('of five who save at once one does', async () => {
  expect(await saveAtOnce(database.db)).toBe(1);
});

test('control: without the version each overwrites the one before', async () => {
  const without = withoutGuardOf(database.db, /and m\.version = (\$\d+)/, 'and $1::int is not null');
  expect(await saveAtOnce(without.db)).toBe(5);
  expect(without.timesTaken()).toBe(5);
});

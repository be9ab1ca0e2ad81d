import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestDatabase,
  factories,
  type TestDatabase,
  untilLost,
  withoutGuardOf,
} from '../../../../testing/index.ts';
import { promotionsAt } from '../../../selling/promotions/index.ts';
import { mergeTag } from './change-tag.ts';
import { followTag } from './follow-tag.ts';
import { tagProducts } from './tag-products.ts';
import { findTags } from './tagged-products.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let raced = 0;
/** Takes all tags from a product while one of them moves to another. Returns how many it has afterwards. */
async function race(db: Database): Promise<number> {
  raced += 1;
  const [from, into] = [`from-${raced}`, `into-${raced}`];
  const lock = promotionsAt(new Date());
  const { id: productId } = await factories(database.db).product({});
  const other = await factories(database.db).product({});
  const write = (writer: Database, id: number, names: string[]) =>
    inTransaction(writer, async (tx) => {
      await lock(tx);
      await tagProducts(tx, [{ productId: id, tags: names.map((name) => ({ ar: name, en: name })) }]);
    });
  await write(database.db, productId, [from]);
  await write(database.db, other.id, [into]);
  const id = await inTransaction(database.db, async (tx) => {
    const found = (await findTags(tx, [from])).get(from) ?? 0;
    await mergeTag(tx, { id: found, version: 1, into }, lock);
    return found;
  });
  await Promise.all([followTag(db, id, lock), write(db, productId, [])]);
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from tagged_products where product_id = ${productId}
  `.execute(database.db);
  return rows[0]?.count ?? 0;
}

test('a product whose tags are taken while one of them moves gets none back', async () => {
  expect(await race(database.db)).toBe(0);
});

test('control: unless the batch holds off writers of products, it does', async () => {
  const { db } = withoutGuardOf(database.db, /pg_advisory_xact_lock\(\$1\)/, '($1::bigint)');
  expect(await untilLost(() => race(db), 0)).toBe(1);
});

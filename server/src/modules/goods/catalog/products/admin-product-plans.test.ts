import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  inTransaction,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../../../../platform/database/index.ts';
import { createTestDatabase, factories, type TestDatabase } from '../../../../testing/index.ts';
import { listAdminProducts } from './admin-products.store.ts';

let database: TestDatabase;
let one: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { product } = factories(database.db);
  await product({ stock: 3 });
  await product({ stock: 0, salePriceHalalas: 9_000 });
  await sql`vacuum analyze`.execute(database.db);
  one = openDatabase({ url: database.url, poolSize: 1, timeouts: BACKGROUND_TIMEOUTS });
});
afterAll(async () => {
  await one.close();
  await database.close();
});

/** Plans of the list's row query, with sequential scans and sorts made expensive. */
async function planOf(query: Parameters<typeof listAdminProducts>[1]): Promise<string> {
  return inTransaction(one.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_sort = off`.execute(tx);
    await sql`set local enable_incremental_sort = off`.execute(tx);
    let plan = '';
    const explaining = {
      ...tx,
      async query(text: string, values?: readonly unknown[]) {
        const { rows } = await tx.query(`explain ${text}`, values);
        plan = rows.map((row) => String(Object.values(Object(row))[0])).join('\n');
        return tx.query(text, values);
      },
    };
    await listAdminProducts(explaining, query);
    return plan;
  });
}

test.each([
  ['updated_at', 'products_by_change'],
  ['name', 'products_by_name'],
  ['price', 'products_by_price'],
  ['sales', 'products_by_sales'],
] as const)('sorted by %s it is read from an index, either way', async (sort, index) => {
  const plain = await planOf({ sort });
  expect(plain).toContain(`Index Scan using ${index}`);
  expect(plain).not.toContain('Sort');
  const turned = await planOf({ sort: `-${sort}` });
  expect(turned).toContain(`Index Scan Backward using ${index}`);
  expect(turned).not.toContain('Sort');
});

test.each([
  ['a status', { status: 'archived' }, 'products_narrowed'],
  ['a category', { category_id: 1 }, 'products_categories'],
  ['a brand', { brand: 'none' }, 'products_of_brand'],
  ['what is on sale', { on_sale: true }, 'products_on_sale'],
  ['what has run out', { stock: 'out', status: 'published' }, 'products_narrowed'],
  ['words and beginnings of SKUs', { q: { typed: 'sku', tsquery: "'sku'" } }, 'product_search_document'],
  ['words and beginnings of SKUs', { q: { typed: 'sku', tsquery: "'sku'" } }, 'product_variants_typed_sku'],
] as const)('%s is found by an index', async (_, query, index) => {
  const plan = await inTransaction(one.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    // The filter is the expensive part, whichever sequence the planner takes.
    await sql`set local enable_indexscan = off`.execute(tx);
    const asked: string[] = [];
    const explaining = {
      ...tx,
      async query(text: string, values?: readonly unknown[]) {
        const { rows } = await tx.query(`explain ${text}`, values);
        asked.push(rows.map((row) => String(Object.values(Object(row))[0])).join('\n'));
        return tx.query(text, values);
      },
    };
    await listAdminProducts(explaining, query);
    return asked.join('\n');
  });
  expect(plan).toContain(index);
});

test('control: a sort that no index serves is seen', async () => {
  expect(await planOf({ sort: 'stock' })).toContain('Sort');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { analyse, createTestDatabase, makeStaff, plansOf, type TestDatabase } from '../../../../testing/index.ts';
import { claimPictures } from '../pictures/pictures.store.ts';
import { insertImport } from '../running/imports.store.ts';
import { listItems } from './items.store.ts';

const MANY = 20_000;
let database: TestDatabase;
let ids: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { id: staffId } = await makeStaff(database.db, 'owner');
  const made = {
    format: 'waha' as const,
    file_name: 'x.csv',
    columns: [],
    bulk_change: null,
    status: 'done' as const,
    staffId,
  };
  ids = await inTransaction(database.db, async (tx) => [await insertImport(tx, made), await insertImport(tx, made)]);
  for (const id of ids) {
    await sql`
      insert into product_import_items (import_id, number, group_key, first_row, last_row, rows_count, sku, outcome, result,
        has_picture_faults)
      select ${id}::int, n, 'product ' || n, n, n, 1, 'SKU-' || n, case when n % 100 = 0 then 'error' else 'create' end,
        case when n % 100 = 0 then null when n % 101 = 0 then 'refused' else 'done' end, n % 100 = 1
      from generate_series(1, ${MANY}) n
    `.execute(database.db);
  }
  await sql`
    insert into product_import_pictures (import_id, number, position, source, row_number)
    select ${ids[0]}::int, n, 0, n || '.jpg', n from generate_series(1, ${MANY}) n
  `.execute(database.db);
  await analyse(database.db, 'product_import_items', 'product_import_pictures', 'product_imports');
});
afterAll(() => database.close());

test.each([
  ['all', {}, /product_import_items_pkey|product_import_items_unseen/],
  ['backwards', { sort: '-number' }, /Backward using product_import_items_pkey/],
  ['with a fault', { outcome: 'error' }, /product_import_items_outcome/],
  ['refused', { result: 'refused' }, /product_import_items_result/],
  ['that lack a picture', { pictures: 'failed' }, /product_import_items_picture_faults/],
  ['by the beginning of a SKU', { q: 'SKU-19999' }, /product_import_items_sku/],
] as const)('of 20,000 products of an import those %s are found by an index', async (_, query, index) => {
  const plans = await plansOf(database.db, (db) => listItems(db, { import_id: ids[0] ?? 0, ...query }));
  // The planner estimates that the rows are half of this table; a limit bounds them.
  const rows = plans.at(-1) ?? '';
  expect(rows).toMatch(index);
  expect(rows).not.toContain('Seq Scan');
});

test('the next pictures to be made are found by an index', async () => {
  await sql`update product_imports set status = 'running' where id = ${ids[0]}`.execute(database.db);
  const at = new Date();
  const plans = await plansOf(database.db, (db) =>
    db.transaction((tx) => claimPictures({ ...tx, query: db.query }, { at, until: at, limit: 4 })),
  );
  expect(plans.join('\n')).not.toContain('Seq Scan on product_import_pictures');
});

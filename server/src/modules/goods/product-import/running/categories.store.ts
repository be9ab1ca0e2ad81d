import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const wanted = {
  key: sql.text,
  path: sql.jsonb.of(z.array(z.string())),
  products_count: sql.int4,
  category_id: sql.int4.orNull,
  made_ids: sql.int4Array,
  is_refused: sql.bool,
};
export type WantedCategory = Row<typeof wanted>;

const columns = sql`key, path, products_count, category_id, made_ids, is_refused`;

export interface CountedCategory {
  key: string;
  path: readonly string[];
  count: number;
}

/** Adds categories that the dry run found to be missing, and products to those that it found before. */
export async function addWanted(tx: Tx, importId: number, found: readonly CountedCategory[]): Promise<void> {
  if (found.length === 0) return;
  await sql`
    insert into product_import_categories (import_id, key, path, products_count)
    select ${importId}::int, found.* from unnest(${found.map(({ key }) => key)}::text[],
      ${found.map(({ path }) => JSON.stringify(path))}::jsonb[], ${found.map(({ count }) => count)}::int[]) as found
    on conflict (import_id, key) do update
      set products_count = product_import_categories.products_count + excluded.products_count
  `.execute(tx);
}

export async function deleteWanted(tx: Tx, importId: number): Promise<void> {
  await sql`delete from product_import_categories where import_id = ${importId}`.execute(tx);
}

/** The categories that a file names and the shop does not have, those with most products first. */
export async function listWanted(db: Database, importId: number, limit: number): Promise<WantedCategory[]> {
  const { rows } = await sql.rows(wanted)`
    select ${columns} from product_import_categories where import_id = ${importId}
    order by products_count desc, key limit ${limit}
  `.execute(db);
  return rows;
}

/** The next categories that the run is to make, those near the root first. */
export async function listUnmade(tx: Tx, importId: number, limit: number): Promise<WantedCategory[]> {
  const { rows } = await sql.rows(wanted)`
    select ${columns} from product_import_categories
    where import_id = ${importId} and category_id is null and not is_refused
    order by jsonb_array_length(path), key limit ${limit}
  `.execute(tx);
  return rows;
}

/** The categories of some keys that the run made or found. */
export async function readMade(tx: Tx, importId: number, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql.rows({ key: sql.text, category_id: sql.int4.neverNull })`
    select key, category_id from product_import_categories
    where import_id = ${importId} and key = any(${[...keys]}::text[]) and category_id is not null
  `.execute(tx);
  return new Map(rows.map((row) => [row.key, row.category_id]));
}

export async function writeMade(
  tx: Tx,
  importId: number,
  key: string,
  made: { categoryId: number | null; madeIds: readonly number[]; isRefused: boolean },
): Promise<void> {
  await sql`
    update product_import_categories set category_id = ${made.categoryId}, made_ids = ${[...made.madeIds]}::int[],
      is_refused = ${made.isRefused}
    where import_id = ${importId} and key = ${key}
  `.execute(tx);
}

/** The categories that a run made and an undo has not looked at, the deepest first. */
export async function listMade(tx: Tx, importId: number, limit: number): Promise<WantedCategory[]> {
  const { rows } = await sql.rows(wanted)`
    select ${columns} from product_import_categories where import_id = ${importId} and made_ids <> '{}'
    order by jsonb_array_length(path) desc, key desc limit ${limit}
  `.execute(tx);
  return rows;
}

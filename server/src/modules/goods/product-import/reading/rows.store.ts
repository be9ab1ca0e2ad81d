import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { fault } from './faults.ts';

const cells = sql.jsonb.of(z.array(z.string()));
const storedRow = {
  row_number: sql.int4,
  group_key: sql.text,
  sku: sql.text.orNull,
  slug: sql.text.orNull,
  barcode: sql.text.orNull,
  cells,
};
export type StoredRow = Row<typeof storedRow>;

/** A stored row: its cells, and the keys extracted from them. */
export interface NewRow {
  number: number;
  group: string;
  sku: string | null;
  slug: string | null;
  barcode: string | null;
  cells: readonly string[];
}

export async function insertRows(tx: Tx, importId: number, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into product_import_rows (import_id, row_number, group_key, sku, slug, barcode, cells)
    select ${importId}::int, kept.* from unnest(${rows.map(({ number }) => number)}::int[],
      ${rows.map(({ group }) => group)}::text[], ${rows.map(({ sku }) => sku)}::text[],
      ${rows.map(({ slug }) => slug)}::text[], ${rows.map(({ barcode }) => barcode)}::text[],
      ${rows.map((row) => JSON.stringify(row.cells))}::jsonb[]) as kept
  `.execute(tx);
}

/** Rewrites the keys of rows after their columns changed. */
export async function updateRows(tx: Tx, importId: number, rows: readonly NewRow[]): Promise<void> {
  await sql`
    update product_import_rows r set group_key = known.group_key, sku = known.sku, slug = known.slug,
      barcode = known.barcode
    from unnest(${rows.map(({ number }) => number)}::int[], ${rows.map(({ group }) => group)}::text[],
      ${rows.map(({ sku }) => sku)}::text[], ${rows.map(({ slug }) => slug)}::text[],
      ${rows.map(({ barcode }) => barcode)}::text[]) as known (row_number, group_key, sku, slug, barcode)
    where r.import_id = ${importId} and r.row_number = known.row_number
  `.execute(tx);
}

/** A page of rows after a number, in sequence. */
export async function listRowsAfter(
  where: Database | Tx,
  importId: number,
  { after, limit }: { after: number; limit: number },
): Promise<StoredRow[]> {
  const { rows } = await sql.rows(storedRow)`
    select row_number, group_key, sku, slug, barcode, cells from product_import_rows
    where import_id = ${importId} and row_number > ${after} order by row_number limit ${limit}
  `.execute(where);
  return rows;
}

/**
 * All rows of these products, in their order. Each product is looked up by itself: a plan made before the rows were
 * analysed would read the whole file for every hundred.
 */
export async function listRowsOf(tx: Tx, importId: number, groups: readonly string[]): Promise<StoredRow[]> {
  const { rows } = await sql.rows(storedRow)`
    select r.row_number, r.group_key, r.sku, r.slug, r.barcode, r.cells
    from unnest(${[...groups]}::text[]) as wanted (group_key) cross join lateral (
      select * from product_import_rows one where one.import_id = ${importId} and one.group_key = wanted.group_key offset 0
    ) r order by r.row_number
  `.execute(tx);
  return rows;
}

/** Values that must be unique, with their rows. */
export interface Repeated {
  name: string;
  rows: number[];
}

/** Rows by repeated value. */
export type Repetitions = Record<'sku' | 'slug' | 'barcode', Map<string, number[]>>;

const repeated = { name: sql.text.neverNull, rows: sql.int4Array.orNull };

/** The given SKUs, slugs and barcodes that occur in several rows; slugs that occur in several products. */
export async function findRepeated(
  tx: Tx,
  importId: number,
  names: { skus: readonly string[]; slugs: readonly string[]; barcodes: readonly string[] },
): Promise<Repetitions> {
  const skus = await sql.rows(repeated)`
    select wanted.name, found.rows from unnest(${[...names.skus]}::text[]) as wanted (name) cross join lateral (
      select array_agg(row_number order by row_number) as rows, count(distinct group_key) as products
      from product_import_rows where import_id = ${importId} and sku = wanted.name
    ) found where cardinality(found.rows) > 1
  `.execute(tx);
  const slugs = await sql.rows(repeated)`
    select wanted.name, found.rows from unnest(${[...names.slugs]}::text[]) as wanted (name) cross join lateral (
      select array_agg(row_number order by row_number) as rows, count(distinct group_key) as products
      from product_import_rows where import_id = ${importId} and slug = wanted.name
    ) found where found.products > 1
  `.execute(tx);
  const barcodes = await sql.rows(repeated)`
    select wanted.name, found.rows from unnest(${[...names.barcodes]}::text[]) as wanted (name) cross join lateral (
      select array_agg(row_number order by row_number) as rows, count(distinct group_key) as products
      from product_import_rows where import_id = ${importId} and barcode = wanted.name
    ) found where cardinality(found.rows) > 1
  `.execute(tx);
  const mapOf = ({ rows }: typeof skus) => new Map(rows.map((row) => [row.name, row.rows ?? []]));
  return { sku: mapOf(skus), slug: mapOf(slugs), barcode: mapOf(barcodes) };
}

/** SKUs, of the given ones, that rows of the file have. */
export async function listKnownSkus(tx: Tx, importId: number, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const { rows } = await sql.rows({ sku: sql.text.neverNull })`
    select wanted.sku from unnest(${[...skus]}::text[]) as wanted (sku) cross join lateral (
      select 1 from product_import_rows one where one.import_id = ${importId} and one.sku = wanted.sku limit 1
    ) found
  `.execute(tx);
  return new Set(rows.map(({ sku }) => sku));
}

const badRow = { ...storedRow, faults: sql.jsonb.of(z.array(fault)) };

/** A page of rows whose product was not written or lacks a picture, with the faults of the product. */
export async function listBadRowsAfter(
  db: Database,
  importId: number,
  { after, limit }: { after: number; limit: number },
) {
  const { rows } = await sql.rows(badRow)`
    select r.row_number, r.group_key, r.sku, r.slug, r.barcode, r.cells, i.faults from product_import_rows r
    join product_import_items i on i.import_id = r.import_id and i.group_key = r.group_key
    where r.import_id = ${importId} and r.row_number > ${after} and (
      i.outcome = 'error' or i.result in ('refused', 'kept') or i.has_picture_faults)
    order by r.row_number limit ${limit}
  `.execute(db);
  return rows;
}

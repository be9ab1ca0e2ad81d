import {
  type ImportDifference,
  type ImportItem,
  importDifference,
  importOutcomes,
  importResults,
} from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import type { ProductSnapshot } from '../../catalog/index.ts';
import { type Fault, fault } from '../reading/faults.ts';

/** A product as an import found it, with the times in it as texts. */
export type SnapshotJson = Omit<ProductSnapshot, 'published_at'> & { published_at: string };

const listedItem = {
  number: sql.int4,
  first_row: sql.int4,
  last_row: sql.int4,
  rows_count: sql.int4,
  sku: sql.text,
  name: sql.text,
  outcome: sql.text.oneOf(...importOutcomes).orNull,
  result: sql.text.oneOf(...importResults).orNull,
  product_id: sql.int4.orNull,
  changes: sql.jsonb.of(z.array(z.string())),
  differences: sql.jsonb.of(z.array(importDifference)),
  faults: sql.jsonb.of(z.array(fault)),
};
export type ListedItemRow = Row<typeof listedItem>;

interface ItemFilters {
  import_id: number;
  outcome: NonNullable<ImportItem['outcome']>;
  result: NonNullable<ImportItem['result']>;
  q: string;
  pictures: 'failed';
  notes: 'warned';
}

export const listItems = defineList({
  columns: listedItem,
  select: sql`i.number, i.first_row, i.last_row, i.rows_count, i.sku, i.name, i.outcome, i.result, i.product_id,
    i.changes, i.differences, i.faults`,
  from: sql`product_import_items i`,
  sorts: { number: sql`i.number` },
  neverNull: ['number'],
  sort: 'number',
  tie: sql`i.number`,
  filters: {
    import_id: (id: ItemFilters['import_id']) => sql`i.import_id = ${id}`,
    outcome: (outcome: ItemFilters['outcome']) => sql`i.outcome = ${outcome}`,
    result: (result: ItemFilters['result']) => sql`i.result = ${result}`,
    notes: (_: ItemFilters['notes']) => sql`i.has_warnings`,
    pictures: (_: ItemFilters['pictures']) => sql`i.has_picture_faults`,
    q: (typed: string) => sql`lower(i.sku) like ${`${typed.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  },
});

const dueItem = {
  number: sql.int4,
  group_key: sql.text,
  first_row: sql.int4,
  outcome: sql.text.oneOf(...importOutcomes).orNull,
  product_id: sql.int4.orNull,
  product_version: sql.int4.orNull,
  levels: sql.jsonb.of(z.record(z.string(), z.number())),
  faults: sql.jsonb.of(z.array(fault)),
  before: sql.jsonb.of(z.custom<SnapshotJson & { newVariantIds: number[] }>()).orNull,
};
export type DueItem = Row<typeof dueItem>;

const due = sql`number, group_key, first_row, outcome, product_id, product_version, levels, faults, before`;

/** The next items without a dry run result. */
export async function listUnseen(tx: Tx, importId: number, limit: number): Promise<DueItem[]> {
  const { rows } = await sql.rows(dueItem)`
    select ${due} from product_import_items where import_id = ${importId} and outcome is null
    order by number limit ${limit}
  `.execute(tx);
  return rows;
}

/** The next items to write whose pictures are done. */
export async function listDue(tx: Tx, importId: number, limit: number): Promise<DueItem[]> {
  const { rows } = await sql.rows(dueItem)`
    select ${due} from product_import_items
    where import_id = ${importId} and result is null and outcome in ('create', 'update') and not exists (
      select from product_import_pictures p
      where p.import_id = ${importId} and p.number = product_import_items.number and p.key is null and p.fault is null)
    order by number limit ${limit}
  `.execute(tx);
  return rows;
}

/** True if products are still to be written, with or without all pictures. */
export async function isAnyDue(tx: Tx, importId: number): Promise<boolean> {
  const { rows } = await sql.rows({ number: sql.int4 })`
    select number from product_import_items
    where import_id = ${importId} and result is null and outcome in ('create', 'update') limit 1
  `.execute(tx);
  return rows.length > 0;
}

/** The last products that were written and not undone. */
export async function listDone(tx: Tx, importId: number, limit: number): Promise<DueItem[]> {
  const { rows } = await sql.rows(dueItem)`
    select ${due} from product_import_items where import_id = ${importId} and result = 'done'
    order by number desc limit ${limit}
  `.execute(tx);
  return rows;
}

/** Creates one item per product of the rows, in the order of the file. Returns the number of items. */
export async function makeItems(tx: Tx, importId: number): Promise<number> {
  await sql`delete from product_import_items where import_id = ${importId}`.execute(tx);
  const { rows } = await sql.rows({ count: sql.int4 })`
    with made as (
      insert into product_import_items (import_id, number, group_key, first_row, last_row, rows_count)
      select ${importId}::int, row_number() over (order by min(r.row_number)), r.group_key, min(r.row_number),
        max(r.row_number), count(*)
      from product_import_rows r where r.import_id = ${importId} group by r.group_key returning 1
    ) select count(*)::int as count from made
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Result of the dry run for a product. */
export interface CheckResult {
  number: number;
  sku: string;
  name: string;
  outcome: NonNullable<ImportItem['outcome']>;
  productId: number | null;
  productVersion: number | null;
  levels: Record<string, number>;
  changes: readonly string[];
  differences: readonly ImportDifference[];
  faults: readonly Fault[];
  hasPictureFaults: boolean;
  hasWarnings: boolean;
}

export async function writeCheckResults(tx: Tx, importId: number, said: readonly CheckResult[]): Promise<void> {
  await sql`
    update product_import_items i set sku = s.sku, name = s.name, outcome = s.outcome, product_id = s.product_id,
      product_version = s.product_version, levels = s.levels, changes = s.changes,
      differences = s.differences, faults = s.faults, has_picture_faults = s.has_picture_faults,
      has_warnings = s.has_warnings
    from unnest(${said.map(({ number }) => number)}::int[], ${said.map(({ sku }) => sku)}::text[],
      ${said.map(({ name }) => name)}::text[], ${said.map(({ outcome }) => outcome)}::text[],
      ${said.map((one) => one.productId)}::int[], ${said.map((one) => one.productVersion)}::int[],
      ${said.map(({ levels }) => JSON.stringify(levels))}::jsonb[],
      ${said.map(({ changes }) => JSON.stringify(changes))}::jsonb[],
      ${said.map(({ differences }) => JSON.stringify(differences))}::jsonb[],
      ${said.map(({ faults }) => JSON.stringify(faults))}::jsonb[],
      ${said.map((one) => one.hasPictureFaults)}::boolean[], ${said.map((one) => one.hasWarnings)}::boolean[])
      as s (number, sku, name, outcome, product_id, product_version, levels, changes, differences, faults,
        has_picture_faults, has_warnings)
    where i.import_id = ${importId} and i.number = s.number
  `.execute(tx);
}

/** Result of the run for a product. */
export interface RunResult {
  productId: number;
  productVersion: number;
  levels: Record<string, number>;
  before: (object & { newVariantIds: number[] }) | null;
}

/** A product that was written; its remaining faults are warnings or concern pictures. */
export interface Done extends RunResult {
  number: number;
  faults: readonly Fault[];
  hasPictureFaults: boolean;
}

export async function writeDone(tx: Tx, importId: number, done: readonly Done[]): Promise<void> {
  await sql`
    update product_import_items i set result = 'done', product_id = d.product_id, product_version = d.product_version,
      levels = d.levels, before = d.before, faults = d.faults, has_picture_faults = d.has_picture_faults
    from unnest(${done.map(({ number }) => number)}::int[], ${done.map((one) => one.productId)}::int[],
      ${done.map((one) => one.productVersion)}::int[], ${done.map(({ levels }) => JSON.stringify(levels))}::jsonb[],
      ${done.map(({ before }) => before && JSON.stringify(before))}::jsonb[],
      ${done.map(({ faults }) => JSON.stringify(faults.slice(0, MOST_FAULTS)))}::jsonb[],
      ${done.map((one) => one.hasPictureFaults)}::boolean[])
      as d (number, product_id, product_version, levels, before, faults, has_picture_faults)
    where i.import_id = ${importId} and i.number = d.number
  `.execute(tx);
}

/** Maximum number of stored faults per product. */
export const MOST_FAULTS = 50;

/** Stores another result of a product: refused, or skipped. */
export async function writeResult(
  tx: Tx,
  importId: number,
  number: number,
  { result, faults }: { result: NonNullable<ImportItem['result']>; faults: readonly Fault[] },
): Promise<void> {
  await sql`
    update product_import_items set result = ${result}, faults = ${JSON.stringify(faults.slice(0, MOST_FAULTS))},
      has_picture_faults = false
    where import_id = ${importId} and number = ${number}
  `.execute(tx);
}

/** Number of products still to be undone. */
export async function countDone(db: Database | Tx, importId: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from product_import_items where import_id = ${importId} and result = 'done'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

import { bulkChangeRule, importFields, importFormats, importStatuses, type ProductImport } from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const column = z.object({
  header: z.string(),
  field: z.enum(importFields).nullable(),
  /** Absent in imports that began before columns had several. */
  examples: z.array(z.string()).optional(),
});
const counts = z.record(z.string(), z.number());

const listedImport = {
  id: sql.int4,
  version: sql.int4,
  status: sql.text.oneOf(...importStatuses),
  format: sql.text.oneOf(...importFormats),
  file_name: sql.text,
  /** The rule that made the rows; null for a file. */
  bulk_change: sql.jsonb.of(bulkChangeRule).orNull,
  category_id: sql.int4.orNull,
  rows_count: sql.int4,
  products_count: sql.int4,
  progress: sql.int4,
  progress_of: sql.int4,
  outcomes: sql.jsonb.of(counts),
  results: sql.jsonb.of(counts),
  staff_name: sql.text,
  created_at: sql.timestamptz,
  finished_at: sql.timestamptz.orNull,
};
export type ListedImportRow = Row<typeof listedImport>;

const importRow = {
  ...listedImport,
  columns: sql.jsonb.of(z.array(column)),
  makes_categories: sql.bool,
  new_categories: sql.int4.neverNull,
};
export type ImportRow = Row<typeof importRow>;

const listed = sql`i.id, i.version, i.status, i.format, i.file_name, i.bulk_change, i.category_id, i.rows_count,
  i.products_count, i.progress, i.progress_of, i.outcomes, i.results, s.name as staff_name, i.created_at, i.finished_at`;

const whole = sql`${listed}, i.columns, i.makes_categories,
  (select count(*)::int from product_import_categories c where c.import_id = i.id) as new_categories`;

export const listImports = defineList({
  columns: listedImport,
  select: listed,
  from: sql`product_imports i join staff s on s.id = i.staff_id`,
  sorts: { created_at: sql`i.created_at` },
  neverNull: ['created_at'],
  sort: '-created_at',
  tie: sql`i.id`,
  filters: {},
});

export async function insertImport(
  tx: Tx,
  made: Pick<ImportRow, 'format' | 'file_name' | 'columns' | 'status' | 'bulk_change'> & { staffId: string },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into product_imports (status, format, file_name, columns, bulk_change, staff_id)
    values (${made.status}, ${made.format}, ${made.file_name}, ${JSON.stringify(made.columns)},
      ${made.bulk_change && JSON.stringify(made.bulk_change)}::jsonb, ${made.staffId})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the import was not kept');
  return row.id;
}

export async function readImport(where: Database | Tx, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql.rows(importRow)`
    select ${whole} from product_imports i join staff s on s.id = i.staff_id where i.id = ${id}
  `.execute(where);
  return rows[0];
}

/** Reads an import and locks it until the transaction ends. */
export async function lockImport(tx: Tx, id: number): Promise<ImportRow | undefined> {
  await sql`select from product_imports where id = ${id} for update`.execute(tx);
  return readImport(tx, id);
}

/** The running import, locked, unless another process works on it. */
export async function lockAtWork(tx: Tx): Promise<ImportRow | undefined> {
  const { rows } = await sql.rows(importRow)`
    select ${whole} from product_imports i join staff s on s.id = i.staff_id
    where i.status in ('checking', 'running', 'undoing') limit 1 for update of i skip locked
  `.execute(tx);
  return rows[0];
}

type Status = ProductImport['status'];

/** Starts a step; with a version check if one is given. */
export async function beginStep(
  tx: Tx,
  id: number,
  { status, progressOf }: { status: Status; progressOf: number },
): Promise<void> {
  await sql`
    update product_imports set status = ${status}, progress = 0, progress_of = ${progressOf}, version = version + 1,
      finished_at = null
    where id = ${id}
  `.execute(tx);
}

/** Writes how far a step is. */
export async function writeProgress(
  tx: Tx,
  id: number,
  { done, outcomes, results }: { done: number } & Pick<ImportRow, 'outcomes' | 'results'>,
): Promise<void> {
  await sql`
    update product_imports set progress = progress + ${done}, outcomes = ${JSON.stringify(outcomes)},
      results = ${JSON.stringify(results)}
    where id = ${id}
  `.execute(tx);
}

export async function endStep(tx: Tx, id: number, status: Status, at: Date): Promise<void> {
  await sql`
    update product_imports set status = ${status}, version = version + 1, finished_at = ${at} where id = ${id}
  `.execute(tx);
}

/** Stores the column mapping and other choices, and clears earlier results of the dry run. */
export async function writeChoices(
  tx: Tx,
  id: number,
  chosen: Pick<ImportRow, 'columns' | 'category_id' | 'makes_categories'>,
): Promise<void> {
  await sql`
    update product_imports set columns = ${JSON.stringify(chosen.columns)}, category_id = ${chosen.category_id},
      makes_categories = ${chosen.makes_categories}, outcomes = '{}', results = '{}'
    where id = ${id}
  `.execute(tx);
}

export async function writeCounts(tx: Tx, id: number, counted: { rows: number; products: number }): Promise<void> {
  await sql`
    update product_imports set rows_count = ${counted.rows}, products_count = ${counted.products} where id = ${id}
  `.execute(tx);
}

/** Deletes finished or waiting imports that began before a time, with all their rows. */
export async function deleteImports(db: Database, before: Date): Promise<void> {
  await sql`
    delete from product_imports where created_at < ${before} and status not in ('checking', 'running', 'undoing')
  `.execute(db);
}

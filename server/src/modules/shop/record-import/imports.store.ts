import {
  type RecordImportOutcome,
  type RecordImportResult,
  type RecordImportStatus,
  type RecordKindName,
  recordImportOutcomes,
  recordImportResults,
  recordImportStatuses,
  recordKinds,
} from '@waha/contract/vocabulary';
import { z } from 'zod';
import type { RecordFault } from '../../../manifest/index.ts';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const counts = z.record(z.string(), z.number());
const listed = {
  id: sql.int4,
  version: sql.int4,
  kind: sql.text.oneOf(...recordKinds),
  status: sql.text.oneOf(...recordImportStatuses),
  file_name: sql.text,
  rows_count: sql.int4,
  progress: sql.int4,
  progress_of: sql.int4,
  outcomes: sql.jsonb.of(counts),
  results: sql.jsonb.of(counts),
  staff_name: sql.text,
  created_at: sql.timestamptz,
  finished_at: sql.timestamptz.orNull,
};
export type ListedRow = Row<typeof listed>;

const column = z.object({ header: z.string(), field: z.string().nullable(), samples: z.array(z.string()) });
export type StoredColumn = z.infer<typeof column>;
const importRow = { ...listed, columns: sql.jsonb.of(z.array(column)) };
export type ImportRow = Row<typeof importRow>;

const listedColumns = sql`i.id, i.version, i.kind, i.status, i.file_name, i.rows_count, i.progress, i.progress_of,
  i.outcomes, i.results, s.name as staff_name, i.created_at, i.finished_at`;

export const listImports = defineList({
  columns: listed,
  select: listedColumns,
  from: sql`record_imports i join staff s on s.id = i.staff_id`,
  sorts: { created_at: sql`i.created_at` },
  neverNull: ['created_at'],
  sort: '-created_at',
  tie: sql`i.id`,
  filters: { kind: (kind: RecordKindName) => sql`i.kind = ${kind}` },
});

export async function readImport(where: Database | Tx, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql.rows(importRow)`
    select ${listedColumns}, i.columns from record_imports i join staff s on s.id = i.staff_id where i.id = ${id}
  `.execute(where);
  return rows[0];
}

/** Reads an import and locks it until the transaction ends. */
export async function lockImport(tx: Tx, id: number): Promise<ImportRow | undefined> {
  await sql`select from record_imports where id = ${id} for update`.execute(tx);
  return readImport(tx, id);
}

/** The import at work, locked, unless another process works on it. */
export async function lockAtWork(tx: Tx): Promise<ImportRow | undefined> {
  const { rows } = await sql.rows(importRow)`
    select ${listedColumns}, i.columns from record_imports i join staff s on s.id = i.staff_id
    where i.status in ('running', 'undoing') limit 1 for update of i skip locked
  `.execute(tx);
  return rows[0];
}

/** True if an import is at work: the job of each minute then costs one short question. */
export async function isAnyAtWork(db: Database): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from record_imports where status in ('running', 'undoing') limit 1
  `.execute(db);
  return rows.length > 0;
}

export interface NewImport {
  kind: RecordKindName;
  file_name: string;
  columns: readonly StoredColumn[];
  rows_count: number;
  staff_id: string;
  created_at: Date;
}

export async function insertImport(tx: Tx, made: NewImport): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into record_imports (kind, status, file_name, columns, rows_count, outcomes, staff_id, created_at)
    values (${made.kind}, 'mapping', ${made.file_name}, ${JSON.stringify(made.columns)}::jsonb, ${made.rows_count}, '{}',
      ${made.staff_id}, ${made.created_at}) returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

/** A line of a file: its number, and its cells. */
const line = z.tuple([z.number(), z.array(z.string())]);
export type Line = z.infer<typeof line>;

export interface NewItem {
  number: number;
  lines: readonly Line[];
  label: string;
  outcome: RecordImportOutcome;
  faults: readonly RecordFault[];
}

export async function insertItems(tx: Tx, importId: number, items: readonly NewItem[]): Promise<void> {
  await sql`
    insert into record_import_items (import_id, item_number, row_number, lines, label, outcome, faults)
    select ${importId}::int, made.* from unnest(${items.map(({ number }) => number)}::int[],
      ${items.map(({ lines }) => lines[0]?.[0] ?? 0)}::int[], ${items.map(({ lines }) => JSON.stringify(lines))}::jsonb[],
      ${items.map(({ label }) => label)}::text[], ${items.map(({ outcome }) => outcome)}::text[],
      ${items.map(({ faults }) => JSON.stringify(faults))}::jsonb[]) as made
  `.execute(tx);
}

const TAKEN_AT_ONCE = 2_000;

/** Takes the lines of an import out, in the order of the file, to be grouped and checked anew. */
export async function takeLines(tx: Tx, importId: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (;;) {
    const { rows } = await sql.rows({ lines: sql.jsonb.of(z.array(line)).orNull })`
      delete from record_import_items where import_id = ${importId} and item_number in (
        select item_number from record_import_items where import_id = ${importId} order by item_number limit ${TAKEN_AT_ONCE}
      ) returning lines
    `.execute(tx);
    lines.push(...rows.flatMap((row) => row.lines ?? []));
    if (rows.length < TAKEN_AT_ONCE) return lines.toSorted(([one], [other]) => one - other);
  }
}

/** Stores how columns are read, and what would become of the records. */
export async function writePlan(
  tx: Tx,
  id: number,
  plan: { status: 'mapping' | 'checked'; columns: readonly StoredColumn[]; outcomes: Readonly<Record<string, number>> },
): Promise<void> {
  await sql`
    update record_imports set status = ${plan.status}, columns = ${JSON.stringify(plan.columns)}::jsonb,
      outcomes = ${JSON.stringify(plan.outcomes)}::jsonb, version = version + 1 where id = ${id}
  `.execute(tx);
}

const faults = sql.jsonb.of(
  z.array(z.object({ kind: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])).optional() })),
);
const itemRow = {
  item_number: sql.int4,
  row_number: sql.int4,
  lines: sql.jsonb.of(z.array(line)).orNull,
  label: sql.text,
  outcome: sql.text.oneOf(...recordImportOutcomes),
  result: sql.text.oneOf(...recordImportResults).orNull,
  subject: sql.text.orNull,
  faults,
};
export type ItemRow = Row<typeof itemRow>;
const stored = sql`r.item_number, r.row_number, r.lines, r.label, r.outcome, r.result, r.subject, r.faults`;
const { lines: _, subject: __, ...shown } = itemRow;
export type ShownItemRow = Row<typeof shown>;

export const listItems = defineList({
  columns: shown,
  select: sql`r.item_number, r.row_number, r.label, r.outcome, r.result, r.faults`,
  from: sql`record_import_items r`,
  sorts: { item_number: sql`r.item_number` },
  neverNull: ['item_number'],
  sort: 'item_number',
  tie: sql`r.item_number`,
  filters: {
    import_id: (id: number) => sql`r.import_id = ${id}`,
    outcome: (outcome: RecordImportOutcome) => sql`r.outcome = ${outcome}`,
    result: (result: RecordImportResult) => sql`r.result = ${result}`,
  },
});

/** The next records to write. */
export async function listDue(tx: Tx, importId: number, limit: number): Promise<ItemRow[]> {
  const { rows } = await sql.rows(itemRow)`
    select ${stored} from record_import_items r
    where r.import_id = ${importId} and r.result is null and r.outcome = 'create'
    order by r.item_number limit ${limit}
  `.execute(tx);
  return rows;
}

/** The next records to undo, the last first. */
export async function listDone(tx: Tx, importId: number, limit: number): Promise<ItemRow[]> {
  const { rows } = await sql.rows(itemRow)`
    select ${stored} from record_import_items r where r.import_id = ${importId} and r.result = 'done'
    order by r.item_number desc limit ${limit}
  `.execute(tx);
  return rows;
}

export interface ItemResult {
  number: number;
  result: RecordImportResult;
  subject: string | null;
  faults: readonly RecordFault[];
}

export async function writeResults(tx: Tx, importId: number, written: readonly ItemResult[]): Promise<void> {
  await sql`
    update record_import_items r set result = w.result, subject = w.subject, faults = w.faults
    from unnest(${written.map(({ number }) => number)}::int[], ${written.map(({ result }) => result)}::text[],
      ${written.map(({ subject }) => subject)}::text[],
      ${written.map((one) => JSON.stringify(one.faults))}::jsonb[]) as w (number, result, subject, faults)
    where r.import_id = ${importId} and r.item_number = w.number
  `.execute(tx);
}

export async function beginStep(tx: Tx, id: number, status: RecordImportStatus, of: number): Promise<void> {
  await sql`
    update record_imports set status = ${status}, progress = 0, progress_of = ${of}, version = version + 1,
      finished_at = null where id = ${id}
  `.execute(tx);
}

export async function writeProgress(tx: Tx, id: number, done: number, results: ImportRow['results']): Promise<void> {
  await sql`
    update record_imports set progress = progress + ${done}, results = ${JSON.stringify(results)}::jsonb where id = ${id}
  `.execute(tx);
}

/** Ends a step. What the file said is deleted: results, numbers and kinds of faults stay. */
export async function endStep(tx: Tx, row: ImportRow, status: RecordImportStatus, at: Date): Promise<void> {
  await sql`
    update record_import_items set lines = null, label = '' where import_id = ${row.id} and lines is not null
  `.execute(tx);
  const columns = row.columns.map((one) => ({ ...one, samples: [] }));
  await sql`
    update record_imports set status = ${status}, columns = ${JSON.stringify(columns)}::jsonb, version = version + 1,
      finished_at = ${at} where id = ${row.id}
  `.execute(tx);
}

/** Deletes imports of before a time, and those that nobody ran sooner: they hold the lines of a file. */
export async function deleteImports(db: Database, before: { any: Date; unrun: Date }): Promise<void> {
  await sql`
    delete from record_imports where (created_at < ${before.any} and status not in ('running', 'undoing'))
      or (created_at < ${before.unrun} and status in ('mapping', 'checked'))
  `.execute(db);
}

import {
  type CustomerImportFault,
  type CustomerImportOutcome,
  type CustomerImportResult,
  type CustomerImportStatus,
  customerImportFaults,
  customerImportFields,
  customerImportOutcomes,
  customerImportResults,
  customerImportStatuses,
} from '@waha/contract/vocabulary';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { type Person, person } from './read-person.ts';

const counts = z.record(z.string(), z.number());
const listed = {
  id: sql.int4,
  version: sql.int4,
  status: sql.text.oneOf(...customerImportStatuses),
  file_name: sql.text,
  rows_count: sql.int4,
  progress: sql.int4,
  progress_of: sql.int4,
  outcomes: sql.jsonb.of(counts),
  results: sql.jsonb.of(counts),
  staff_id: sql.uuid,
  staff_name: sql.text,
  created_at: sql.timestamptz,
  finished_at: sql.timestamptz.orNull,
};
export type ListedRow = Row<typeof listed>;

const importRow = {
  ...listed,
  columns: sql.jsonb.of(z.array(z.object({ header: z.string(), field: z.enum(customerImportFields).nullable() }))),
};
export type ImportRow = Row<typeof importRow>;

const listedColumns = sql`i.id, i.version, i.status, i.file_name, i.rows_count, i.progress, i.progress_of, i.outcomes,
  i.results, i.staff_id, s.name as staff_name, i.created_at, i.finished_at`;

export const listImports = defineList({
  columns: listed,
  select: listedColumns,
  from: sql`customer_imports i join staff s on s.id = i.staff_id`,
  sorts: { created_at: sql`i.created_at` },
  neverNull: ['created_at'],
  sort: '-created_at',
  tie: sql`i.id`,
  filters: {},
});

export async function readImport(where: Database | Tx, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql.rows(importRow)`
    select ${listedColumns}, i.columns from customer_imports i join staff s on s.id = i.staff_id where i.id = ${id}
  `.execute(where);
  return rows[0];
}

/** Reads an import and locks it until the transaction ends. */
export async function lockImport(tx: Tx, id: number): Promise<ImportRow | undefined> {
  await sql`select from customer_imports where id = ${id} for update`.execute(tx);
  return readImport(tx, id);
}

/** The import at work, locked, unless another process works on it. */
export async function lockAtWork(tx: Tx): Promise<ImportRow | undefined> {
  const { rows } = await sql.rows(importRow)`
    select ${listedColumns}, i.columns from customer_imports i join staff s on s.id = i.staff_id
    where i.status in ('running', 'undoing') limit 1 for update of i skip locked
  `.execute(tx);
  return rows[0];
}

/** True if an import is at work: the job of each minute then costs one short question. */
export async function isAnyAtWork(db: Database): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from customer_imports where status in ('running', 'undoing') limit 1
  `.execute(db);
  return rows.length > 0;
}

export async function insertImport(
  tx: Tx,
  made: Pick<ImportRow, 'file_name' | 'columns' | 'rows_count' | 'outcomes' | 'staff_id' | 'created_at'>,
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into customer_imports (status, file_name, columns, rows_count, outcomes, staff_id, created_at)
    values ('checked', ${made.file_name}, ${JSON.stringify(made.columns)}::jsonb, ${made.rows_count},
      ${JSON.stringify(made.outcomes)}::jsonb, ${made.staff_id}, ${made.created_at}) returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}

export interface NewRow {
  number: number;
  person: Person;
  outcome: CustomerImportOutcome;
  faults: readonly CustomerImportFault[];
}

export async function insertRows(tx: Tx, importId: number, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into customer_import_rows (import_id, row_number, person, outcome, faults)
    select ${importId}::int, kept.* from unnest(${rows.map(({ number }) => number)}::int[],
      ${rows.map((one) => JSON.stringify(one.person))}::jsonb[], ${rows.map(({ outcome }) => outcome)}::text[],
      ${rows.map(({ faults }) => JSON.stringify(faults))}::jsonb[]) as kept
  `.execute(tx);
}

const faults = sql.jsonb.of(z.array(z.enum(customerImportFaults)));
const storedRow = {
  row_number: sql.int4,
  person: sql.jsonb.of(person).orNull,
  outcome: sql.text.oneOf(...customerImportOutcomes),
  result: sql.text.oneOf(...customerImportResults).orNull,
  customer_id: sql.uuid.orNull,
  faults,
};
export type StoredRow = Row<typeof storedRow>;
const stored = sql`r.row_number, r.person, r.outcome, r.result, r.customer_id, r.faults`;

export const listRows = defineList({
  columns: storedRow,
  select: stored,
  from: sql`customer_import_rows r`,
  sorts: { row_number: sql`r.row_number` },
  neverNull: ['row_number'],
  sort: 'row_number',
  tie: sql`r.row_number`,
  filters: {
    import_id: (id: number) => sql`r.import_id = ${id}`,
    outcome: (outcome: CustomerImportOutcome) => sql`r.outcome = ${outcome}`,
    result: (result: CustomerImportResult) => sql`r.result = ${result}`,
  },
});

/** The next rows to write. */
export async function listDue(tx: Tx, importId: number, limit: number): Promise<StoredRow[]> {
  const { rows } = await sql.rows(storedRow)`
    select ${stored} from customer_import_rows r
    where r.import_id = ${importId} and r.result is null and r.outcome in ('create', 'update')
    order by r.row_number limit ${limit}
  `.execute(tx);
  return rows;
}

/** The next rows to undo, the last first. */
export async function listDone(tx: Tx, importId: number, limit: number): Promise<StoredRow[]> {
  const { rows } = await sql.rows(storedRow)`
    select ${stored} from customer_import_rows r where r.import_id = ${importId} and r.result = 'done'
    order by r.row_number desc limit ${limit}
  `.execute(tx);
  return rows;
}

export interface Written {
  number: number;
  outcome: CustomerImportOutcome;
  result: CustomerImportResult;
  customerId: string | null;
  faults: readonly CustomerImportFault[];
}

export async function writeResults(tx: Tx, importId: number, written: readonly Written[]): Promise<void> {
  await sql`
    update customer_import_rows r set result = w.result, outcome = w.outcome, customer_id = w.customer_id, faults = w.faults
    from unnest(${written.map(({ number }) => number)}::int[], ${written.map(({ outcome }) => outcome)}::text[],
      ${written.map(({ result }) => result)}::text[], ${written.map(({ customerId }) => customerId)}::uuid[],
      ${written.map((one) => JSON.stringify(one.faults))}::jsonb[]) as w (number, outcome, result, customer_id, faults)
    where r.import_id = ${importId} and r.row_number = w.number
  `.execute(tx);
}

export async function beginStep(tx: Tx, id: number, status: CustomerImportStatus, of: number): Promise<void> {
  await sql`
    update customer_imports set status = ${status}, progress = 0, progress_of = ${of}, version = version + 1,
      finished_at = null where id = ${id}
  `.execute(tx);
}

export async function writeProgress(tx: Tx, id: number, done: number, results: ImportRow['results']): Promise<void> {
  await sql`
    update customer_imports set progress = progress + ${done}, results = ${JSON.stringify(results)}::jsonb where id = ${id}
  `.execute(tx);
}

/** Ends a step. What the file said of people is deleted: results, numbers of accounts and kinds of faults stay. */
export async function endStep(tx: Tx, id: number, status: CustomerImportStatus, at: Date): Promise<void> {
  await sql`update customer_import_rows set person = null where import_id = ${id} and person is not null`.execute(tx);
  await sql`
    update customer_imports set status = ${status}, version = version + 1, finished_at = ${at} where id = ${id}
  `.execute(tx);
}

/** Deletes imports of before a time, and those that nobody ran sooner: they hold the rows of a file. */
export async function deleteImports(db: Database, before: { any: Date; unrun: Date }): Promise<void> {
  await sql`
    delete from customer_imports where (created_at < ${before.any} and status not in ('running', 'undoing'))
      or (created_at < ${before.unrun} and status = 'checked')
  `.execute(db);
}

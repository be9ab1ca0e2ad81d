import type { CustomerImportField, CustomerImportOutcome } from '@waha/contract/vocabulary';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readSheet } from '../../../platform/sheet/index.ts';
import { listGroups } from '../customer-groups/index.ts';
import { insertImport, insertRows, type NewRow } from './imports.store.ts';
import { mergeRepeated } from './merge-repeated.ts';
import { groupNamed, knownTo, outcomeOf } from './plan-person.ts';
import { readColumns } from './read-columns.ts';
import { type ReadRow, readPerson } from './read-person.ts';

export const MOST_ROWS = 50_000;
const MOST_COLUMNS = 200;
const AT_ONCE = 1_000;
/** Rows that say what a column contains. */
const ROWS_LOOKED_AT = 30;
const LONGEST_SHOWN = 200;

interface Sent {
  path: string;
  name: string;
  staffId: string;
  at: Date;
}

/**
 * Receives a file of customers and says what would become of each row. Names, contacts, consents and groups are kept
 * until the run; other cells are never stored. Refuses files that name no phones, and those that are too large.
 */
export async function receiveFile(tx: Tx, { path, name, staffId, at }: Sent): Promise<number> {
  const { columns, rows } = await readRows(path);
  mergeRepeated(rows);
  const groups = await listGroups(tx);
  const outcomes: Record<string, number> = {};
  const count = (key: string) => {
    outcomes[key] = (outcomes[key] ?? 0) + 1;
  };
  const planned: NewRow[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const batch = rows.slice(from, from + AT_ONCE);
    const known = await knownTo(
      tx,
      batch.map(({ person }) => person),
    );
    for (const { number, person, faults, isMerged } of batch) {
      const told = person.group && !groupNamed(groups, person.group) ? [...faults, 'group_unknown' as const] : faults;
      const outcome: CustomerImportOutcome = isMerged ? 'merged' : outcomeOf(person, known);
      count(outcome);
      if (outcome !== 'error' && told.length > 0) count('warned');
      planned.push({ number, person, outcome, faults: told });
    }
  }
  const made = { file_name: name, columns, rows_count: rows.length, outcomes, staff_id: staffId, created_at: at };
  const id = await insertImport(tx, made);
  for (let from = 0; from < planned.length; from += AT_ONCE) {
    await insertRows(tx, id, planned.slice(from, from + AT_ONCE));
  }
  return id;
}

interface Columns {
  columns: { header: string; field: CustomerImportField | null }[];
  rows: ReadRow[];
}

async function readRows(path: string): Promise<Columns> {
  const lines = readSheet(path, ({ reason, row }) => {
    if (reason === 'not_utf8' || reason === 'bad_quotes') return refuse(`customer_imports.${reason}`, { row });
    return refuse('customer_imports.not_csv');
  });
  const { headers, first } = await readHead(lines);
  const fields = readColumns(headers, first);
  if (!fields.includes('phone')) refuse('customer_imports.no_phones');
  // Where several columns say one thing, that of the shortest header is about the customer, not about an address.
  const at = Map.groupBy(
    [...fields.keys()].toSorted((a, b) => (headers[a]?.length ?? 0) - (headers[b]?.length ?? 0)),
    (place) => fields[place],
  );
  const headerOf = (field: CustomerImportField) => headers[at.get(field)?.[0] ?? -1] ?? '';
  const rows: ReadRow[] = [];
  let number = 1;
  const read = (cells: readonly string[]) => {
    number += 1;
    if (cells.every((cell) => cell.trim() === '')) return;
    if (rows.length === MOST_ROWS) refuse('customer_imports.too_many_rows', { most: MOST_ROWS });
    const cell = (field: CustomerImportField) =>
      (at.get(field) ?? []).map((place) => cells[place]?.trim() ?? '').find((said) => said !== '') ?? '';
    rows.push({ ...readPerson(cell, headerOf), number, isMerged: false });
  };
  for (const cells of first) read(cells);
  for await (const cells of lines) read(cells);
  if (rows.length === 0) refuse('customer_imports.no_phones');
  const columns = headers.map((header, place) => ({
    header: header.slice(0, LONGEST_SHOWN),
    field: fields[place] ?? null,
  }));
  return { columns, rows };
}

async function readHead(lines: AsyncGenerator<string[]>): Promise<{ headers: string[]; first: string[][] }> {
  const head = await lines.next();
  const headers = head.done ? [] : [...head.value];
  while (headers.length > 0 && headers.at(-1)?.trim() === '') headers.pop();
  if (headers.length > MOST_COLUMNS) refuse('customer_imports.not_csv');
  const first: string[][] = [];
  while (first.length < ROWS_LOOKED_AT) {
    const next = await lines.next();
    if (next.done) break;
    first.push(next.value);
  }
  return { headers, first };
}

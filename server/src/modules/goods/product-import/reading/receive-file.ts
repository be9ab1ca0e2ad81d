import { isUniqueViolation, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { readSheet } from '../../../../platform/sheet/index.ts';
import { makeItems } from '../planning/items.store.ts';
import { deleteWanted } from '../running/categories.store.ts';
import { beginStep, insertImport, writeChoices, writeCounts } from '../running/imports.store.ts';
import { headerLine, missingFields, type Recognised, recogniseColumns } from './column-maps.ts';
import { rowReader } from './file-row.ts';
import { grouper } from './group-rows.ts';
import { readMapping } from './mappings.store.ts';
import { insertRows, type NewRow } from './rows.store.ts';

export const MOST_ROWS = 50_000;
const MOST_COLUMNS = 200;
/** Rows per insert statement. */
const AT_ONCE = 1_000;
/** Letters of rows that are written at once. */
const LETTERS_AT_ONCE = 4 * 1024 * 1024;
/** Some files begin with lines about themselves. */
const MOST_LINES_BEFORE = 3;
/** Rows that say what a column contains. */
const ROWS_LOOKED_AT = 30;
const LONGEST_SHOWN = 200;
/** Different cells that are shown of a column. */
const MOST_EXAMPLES = 3;

interface Sent {
  path: string;
  name: string;
  staffId: string;
}

interface Head extends Recognised {
  headers: string[];
}

/**
 * Receives a product file: stores every row as sent, and starts the dry run if the columns are recognised. Refuses
 * other formats than XLSX and CSV, files that are too large, and files without a line of headers. Refuses `product_imports.busy`
 * while another import runs.
 */
export async function receiveFile(tx: Tx, { path, name, staffId }: Sent): Promise<number> {
  const rows = readSheet(path, ({ reason, row }) => refuse(`product_imports.${reason}`, { row }));
  const { head: found, number: headNumber, first } = await readHead(rows);
  const head = await rememberedHead(tx, found);
  const columns = head.headers.map((header, at) => ({
    header: header.slice(0, LONGEST_SHOWN),
    field: head.fields[at] ?? null,
    examples: [] as string[],
  }));
  const isReady = head.isSure && missingFields(head.fields).length === 0;
  const made = { format: head.format, file_name: name, columns, bulk_change: null, staffId };
  const id = await insertImport(tx, { ...made, status: isReady ? 'checking' : 'mapping' }).catch(toBusy);
  const read = rowReader({ format: head.format, columns });
  const group = grouper(head.format);
  let [number, count, letters] = [headNumber, 0, 0];
  let waiting: NewRow[] = [];
  for await (const cells of following(first, rows)) {
    number += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    count += 1;
    if (count > MOST_ROWS) refuse('product_imports.too_many_rows', { most: MOST_ROWS });
    for (const [at, cell] of cells.entries()) {
      if (columns[at]) addExample(columns[at].examples, cell);
    }
    waiting.push(group(read(number, cells), cells));
    letters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (waiting.length < AT_ONCE && letters < LETTERS_AT_ONCE) continue;
    await insertRows(tx, id, waiting.splice(0));
    letters = 0;
  }
  if (count === 0) refuse('product_imports.empty');
  if (waiting.length > 0) await insertRows(tx, id, waiting);
  waiting = [];
  await writeCounts(tx, id, { rows: count, products: await makeItems(tx, id) });
  await writeChoices(tx, id, { columns, category_id: null, makes_categories: false });
  if (isReady) await beginChecking(tx, id);
  return id;
}

/** A sheet whose columns staff named before is read as they said. */
async function rememberedHead(tx: Tx, head: Head): Promise<Head> {
  const fields = head.format === 'other' ? await readMapping(tx, head.headers) : undefined;
  return fields?.length === head.headers.length ? { ...head, fields, isSure: true } : head;
}

/** Begins the dry run, from its first product. */
export async function beginChecking(tx: Tx, id: number): Promise<void> {
  const products = await makeItems(tx, id);
  await deleteWanted(tx, id);
  await beginStep(tx, id, { status: 'checking', progressOf: products });
  await publish(tx, 'product-import.due', { id });
}

function addExample(examples: string[], cell: string): void {
  if (examples.length >= MOST_EXAMPLES) return;
  const shown = cell.trim().slice(0, LONGEST_SHOWN);
  if (shown !== '' && !examples.includes(shown)) examples.push(shown);
}

/** Finds the line of headers among the first rows. Gives the rows behind it that were read for that, too. */
async function readHead(rows: AsyncGenerator<string[]>): Promise<{ head: Head; number: number; first: string[][] }> {
  const lines: string[][] = [];
  while (lines.length < ROWS_LOOKED_AT) {
    const next = await rows.next();
    if (next.done) break;
    lines.push(next.value);
  }
  const at = headerLine(lines.slice(0, MOST_LINES_BEFORE + 1));
  if (at === undefined) {
    await rows.return(undefined);
    return refuse('product_imports.no_columns');
  }
  const headers = [...(lines[at] ?? [])];
  while (headers.length > 0 && headers.at(-1)?.trim() === '') headers.pop();
  if (headers.length > MOST_COLUMNS) refuse('product_imports.too_many_columns', { most: MOST_COLUMNS });
  const first = lines.slice(at + 1);
  return { head: { ...recogniseColumns(headers, first), headers }, number: at + 1, first };
}

async function* following(first: readonly string[][], rows: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  yield* first;
  yield* rows;
}

/** The unique index allows one running import. */
export function toBusy(error: unknown): never {
  if (isUniqueViolation(error)) refuse('product_imports.busy');
  throw error;
}

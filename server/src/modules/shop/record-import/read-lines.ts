import { refuse } from '../../../platform/errors/index.ts';
import { readSheet } from '../../../platform/sheet/index.ts';
import type { Line } from './imports.store.ts';

const MOST_LINES = 50_000;
const MOST_COLUMNS = 200;
/** A workbook of 20 MB may say far more than a CSV of that size. */
const MOST_LETTERS = 40_000_000;
const LONGEST_CELL = 100_000;

export interface SentSheet {
  headers: string[];
  lines: Line[];
}

/** Reads a file: its headers, and its lines that say anything, numbered as a spreadsheet does. Refuses what is none. */
export async function readLines(path: string): Promise<SentSheet> {
  const rows = readSheet(path, ({ reason, row }) => {
    if (reason === 'not_utf8' || reason === 'bad_quotes') return refuse(`record_imports.${reason}`, { row });
    return refuse('record_imports.not_csv');
  });
  const head = await rows.next();
  const headers = head.done ? [] : [...head.value];
  while (headers.length > 0 && headers.at(-1)?.trim() === '') headers.pop();
  if (headers.length === 0 || headers.length > MOST_COLUMNS) refuse('record_imports.not_csv');
  const lines: Line[] = [];
  let [number, letters] = [1, 0];
  for await (const row of rows) {
    number += 1;
    // A byte of zero is no letter of a database.
    const cells = row
      .slice(0, headers.length)
      .map((cell) => cell.slice(0, LONGEST_CELL).replaceAll('\0', '').toWellFormed().trim());
    if (cells.every((cell) => cell === '')) continue;
    letters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (lines.length === MOST_LINES || letters > MOST_LETTERS)
      refuse('record_imports.too_many_rows', { most: MOST_LINES });
    lines.push([number, cells]);
  }
  if (lines.length === 0) refuse('record_imports.no_rows');
  return { headers, lines };
}

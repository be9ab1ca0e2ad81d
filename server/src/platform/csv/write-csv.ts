import { plainText, textWithoutFormulas } from './formulas.ts';

const NUMBER = /^-?\d{1,15}(\.\d{1,4})?$/;
/** Spreadsheets recognise UTF-8 by this mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Writes rows as a CSV file for spreadsheets (RFC 4180): UTF-8 with a byte order mark, lines ended by CRLF. Numbers
 * stay numbers; text that a spreadsheet would execute gets an apostrophe. `csvLine` continues a file without a second
 * mark.
 */
export function writeCsv(rows: readonly CsvRow[]): Buffer {
  return Buffer.from(BYTE_ORDER_MARK + rows.map(csvLine).join(''));
}

export type CsvRow = readonly (string | number)[];

export function csvLine(row: CsvRow): string {
  return `${row.map(cell).join(',')}\r\n`;
}

function cell(value: string | number, column: number): string {
  const text = String(value);
  // The first cell is always escaped: a program that splits at semicolons reads the whole row as one cell, and `-1,x|y`
  // is no number.
  const safe = column > 0 && NUMBER.test(text) ? text : textWithoutFormulas(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell written by this shop, without the apostrophe that escapes formulas. */
export function plainCell(cell: string): string {
  return plainText(cell);
}

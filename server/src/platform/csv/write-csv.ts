import { plainText, textWithoutFormulas } from './formulas.ts';

const NUMBER = /^-?\d{1,15}(\.\d{1,4})?$/;
/** By it spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as a file that spreadsheets open (RFC 4180): UTF-8 with its mark, lines ended by CRLF. Numbers stay numbers; what a
 * spreadsheet would carry out is preceded by an apostrophe. What continues a file has no mark of its own.
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
  // The first cell of a row is read together with all that follow where lines are split at semicolons: `-1,x|y` is no number.
  const safe = column > 0 && NUMBER.test(text) ? text : textWithoutFormulas(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell written by this shop, without the apostrophe that escapes formulas. */
export function plainCell(cell: string): string {
  return plainText(cell);
}

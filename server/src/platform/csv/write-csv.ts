/** What spreadsheets take for the beginning of a formula, or for what may precede one. */
const STARTS_FORMULA = /^[\s]*[=+\-@\t\r|%]/;
/** The same behind apostrophes of its own: one more is put before them, so that taking one away gives what was written. */
const IS_QUOTED = /^'+[\s]*[=+\-@\t\r|%]/;
const NUMBER = /^-?\d{1,15}(\.\d{1,4})?$/;
/** By it spreadsheets know UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as a file that spreadsheets open (RFC 4180): UTF-8 with its mark, lines ended by CRLF. Numbers stay numbers; a text
 * that a spreadsheet would carry out is preceded by an apostrophe. What continues a file has no mark of its own.
 */
export function writeCsv(rows: readonly CsvRow[]): Buffer {
  return Buffer.from(BYTE_ORDER_MARK + rows.map(csvLine).join(''));
}

export type CsvRow = readonly (string | number)[];

export function csvLine(row: CsvRow): string {
  return `${row.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  const text = String(value);
  const isFormula = STARTS_FORMULA.test(text) && !NUMBER.test(text);
  const safe = isFormula || IS_QUOTED.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell of a file that was written here, without the apostrophe that kept it from being a formula. */
export function plainCell(cell: string): string {
  return IS_QUOTED.test(cell) ? cell.slice(1) : cell;
}

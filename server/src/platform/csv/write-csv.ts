/** What spreadsheets take for the beginning of a formula, or for what may precede one. */
const STARTS_FORMULA = /^[\s]*[=+\-@\t\r|%]/;
const NUMBER = /^-?\d{1,15}(\.\d{1,4})?$/;
/** By it spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as a file that spreadsheets open (RFC 4180): UTF-8 with its mark, lines ended by CRLF. Numbers stay numbers; a text
 * that a spreadsheet would carry out is preceded by an apostrophe.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): Buffer {
  return Buffer.from(BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join(''));
}

function cell(value: string | number): string {
  const text = String(value);
  const safe = STARTS_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

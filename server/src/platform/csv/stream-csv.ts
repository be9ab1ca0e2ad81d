import { BYTE_ORDER_MARK, type CsvRow, csvLine } from './write-csv.ts';

/**
 * Rows as a file that spreadsheets open, as they are read: the first bytes leave before the last row is looked for, and no
 * more than one of `pages` is held.
 */
export async function* streamCsv(
  head: CsvRow,
  pages: AsyncIterable<readonly CsvRow[]>,
): AsyncGenerator<Uint8Array<ArrayBufferLike>> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(head));
  for await (const rows of pages) if (rows.length > 0) yield Buffer.from(rows.map(csvLine).join(''));
}

import { BYTE_ORDER_MARK, type CsvRow, csvLine } from './write-csv.ts';

/**
 * Streams rows as CSV: the first bytes are sent before the last row is read, and one of `pages` is in memory at a time.
 */
export async function* streamCsv(
  head: CsvRow,
  pages: AsyncIterable<readonly CsvRow[]>,
): AsyncGenerator<Uint8Array<ArrayBufferLike>> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(head));
  for await (const rows of pages) if (rows.length > 0) yield Buffer.from(rows.map(csvLine).join(''));
}

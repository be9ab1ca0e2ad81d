import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';

/** The largest accepted CSV file, about 50,000 rows of products. */
export const MAX_CSV_BYTES = 20 * 1024 * 1024;

/** The longest row; an unclosed quote would otherwise include the rest of the file. */
const LONGEST_ROW = 1024 * 1024;
/** The number of bytes from which delimiter and encoding are detected. */
const HEAD_BYTES = 64 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;
type Encoding = 'utf8' | 'utf16le';

export interface CsvKind {
  delimiter: (typeof DELIMITERS)[number];
  encoding: Encoding;
}

/**
 * The reason why a file cannot be read as CSV; `row` is the row of the fault, counted as in a spreadsheet, or 0 for the
 * file as a whole.
 */
export class NoCsv extends Error {
  override name = 'NoCsv';
  readonly reason: 'not_csv' | 'not_utf8' | 'bad_quotes';
  readonly row: number;

  constructor(reason: NoCsv['reason'], row: number) {
    super(reason);
    this.reason = reason;
    this.row = row;
  }
}

/** Detects the delimiter and the encoding of a file. Throws `NoCsv` where it is no CSV. */
export async function recogniseCsv(path: string): Promise<CsvKind> {
  const head = await headOf(path);
  // UTF-16 is Excel's "Unicode text": the only form in which some of its versions write Arabic.
  const encoding: Encoding = head[0] === 0xff && head[1] === 0xfe ? 'utf16le' : 'utf8';
  const text = new TextDecoder(encoding === 'utf8' ? 'utf-8' : 'utf-16le').decode(head);
  if (text.includes('\0')) throw new NoCsv('not_csv', 0);
  const [first = ''] = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  if (!best || best.count < 2) throw new NoCsv('not_csv', 0);
  return { delimiter: best.delimiter, encoding };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Streams the rows of a CSV file (RFC 4180, other delimiters too), one at a time in memory. Empty rows are included, so
 * that row n is row n of the spreadsheet. Throws `NoCsv` at the first invalid row.
 */
export async function* readCsv(path: string, { delimiter, encoding }: CsvKind): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    encoding,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: LONGEST_ROW,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const file = createReadStream(path);
  file.on('error', (error) => parser.destroy(error));
  file.pipe(parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      requireText(cells, row);
      yield cells;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new NoCsv('bad_quotes', row + 1);
    throw error;
  } finally {
    file.destroy();
  }
}

/**
 * Refuses bytes that are not UTF-8, which decode to the replacement character; a text that really contains it was
 * damaged earlier.
 */
function requireText(cells: readonly string[], row: number): void {
  for (const cell of cells) {
    if (cell.includes('\0')) throw new NoCsv('not_csv', row);
    if (cell.includes('\ufffd') || !cell.isWellFormed()) throw new NoCsv('not_utf8', row);
  }
}

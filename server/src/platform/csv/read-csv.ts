import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** The largest accepted CSV file, about 50,000 rows of products. */
export const MAX_CSV_BYTES = 20 * 1024 * 1024;

/** The longest row; an unclosed quote would otherwise include the rest of the file. */
const LONGEST_ROW = 1024 * 1024;
/** The number of bytes from which delimiter and encoding are detected. */
const HEAD_BYTES = 64 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';

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
  const encoding = await encodingOf(path, head);
  const text = new TextDecoder(encoding).decode(head);
  if (text.includes('\0')) throw new NoCsv('not_csv', 0);
  const [first = ''] = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  if (!best || best.count < 2) throw new NoCsv('not_csv', 0);
  return { delimiter: best.delimiter, encoding };
}

/**
 * UTF-16 is Excel's "Unicode text": the only form in which some of its versions write Arabic. As plain CSV it writes
 * the code page of the computer, which has no mark: a file with hardly a letter of UTF-8, whose letters are Arabic then.
 */
async function encodingOf(path: string, head: Buffer): Promise<Encoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const counted = await countLetters(path);
  return counted.arabic > 9 * (counted.other + counted.utf8) ? 'windows-1256' : 'utf-8';
}

const ARABIC_1256 = new TextDecoder('windows-1256');
/** Bytes that are Arabic letters, marks and signs in Windows-1256, or quotes, dashes and spaces there. */
const IS_ARABIC = Array.from({ length: 256 }, (_, byte) =>
  /[\p{Script=Arabic}\u064b-\u0652\u060c\u061b\u061f\u0640\u200c-\u200f\u00a0\u00ab\u00bb\u2013-\u2026]/u.test(
    ARABIC_1256.decode(Uint8Array.of(byte)),
  ),
);

/** Letters beyond ASCII in a file: whole ones in UTF-8, and other bytes, Arabic in Windows-1256 or not. */
async function countLetters(path: string): Promise<{ utf8: number; arabic: number; other: number }> {
  const counted = { utf8: 0, arabic: 0, other: 0 };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte < 0x80) continue;
      const length = lengthOfLetter(byte);
      const isWhole = length > 1 && chunk.subarray(at + 1, at + length).every((next) => (next & 0xc0) === 0x80);
      if (isWhole && at + length <= chunk.length) {
        counted.utf8 += 1;
        at += length - 1;
      } else if (at + length <= chunk.length) counted[IS_ARABIC[byte] ? 'arabic' : 'other'] += 1;
    }
  }
  return counted;
}

/** Bytes of the letter of UTF-8 that begins with this one; 1 if none does. */
function lengthOfLetter(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 2;
  if (byte >= 0xe0 && byte < 0xf0) return 3;
  return byte >= 0xf0 && byte < 0xf5 ? 4 : 1;
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
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: LONGEST_ROW,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const file = createReadStream(path);
  const fail = (error: Error) => parser.destroy(error);
  const decoded = file.on('error', fail).pipe(decodeFrom(encoding)).on('error', fail);
  decoded.pipe(parser);
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

/** Decodes text in pieces; bytes that are no letters become the replacement character. */
function decodeFrom(encoding: Encoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    decodeStrings: true,
    encoding: 'utf8',
    transform: (chunk: Buffer, _, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
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

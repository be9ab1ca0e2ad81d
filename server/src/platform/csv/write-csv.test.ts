import { expect, test } from 'vitest';
import { streamCsv, writeCsv } from './index.ts';

const written = (...cells: (string | number)[]) => writeCsv([cells]).toString();

test('is UTF-8 that spreadsheets know, a line for each row', () => {
  expect(
    writeCsv([
      ['الاسم', 'SAR'],
      ['نورة', '12.50'],
    ]),
  ).toEqual(Buffer.from('\ufeffالاسم,SAR\r\nنورة,12.50\r\n', 'utf8'));
});

test.each(["=cmd|'/c calc'!A1", '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|x', '%0A=1'])(
  'what would be a formula is a text: %j',
  (text) => expect(written(text)).toMatch(/^\ufeff"?'/),
);

test.each(['12.50', '-12.50', '0', '100000.00'])('%s stays a number', (text) => {
  expect(written('x', text)).toBe(`\ufeffx,${text}\r\n`);
});

test('signs of the format are put into quotes', () => {
  expect(written('a,b', 'say "no"', 'two\nlines')).toBe('\ufeff"a,b","say ""no""","two\nlines"\r\n');
});

test('a file that is written piece by piece is the same file', async () => {
  const pieces: Uint8Array[] = [];
  async function* read() {
    yield [['نورة', '=1']];
    yield [];
    yield [['هند', 2]];
  }
  for await (const piece of streamCsv(['name', 'value'], read())) pieces.push(piece);
  expect(Buffer.concat(pieces)).toEqual(
    writeCsv([
      ['name', 'value'],
      ['نورة', '=1'],
      ['هند', 2],
    ]),
  );
  expect(pieces).toHaveLength(3);
});

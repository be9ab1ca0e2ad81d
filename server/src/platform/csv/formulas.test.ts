import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainCell, writeCsv } from './index.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/**
 * Written independently of the tested code: the beginnings that Excel, LibreOffice and Google Sheets treat as a
 * formula.
 */
const FORMULA = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}"]*[=＝﹦⁼+＋﹢⁺\-－﹣−⁻@＠﹫|｜%％﹪]/u;
const NUMBER = /^-?\d+(\.\d+)?$/;

const nasty = fc.constantFrom(
  ...'=＝+-−@|%'.split(''),
  ...',;\t\r\n'.split(''),
  ...' \u00a0\u200e\u200b\u2066\ufeff\u0085\u2028'.split(''),
  ...`"'`.split(''),
  ...'aب5'.split(''),
);
const text = fc.oneof(
  fc.array(nasty, { maxLength: 12 }).map((signs) => signs.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('-12.50', '12', "x;=cmd|'/c calc'!A1", ';=1+1', '＝1', '\u200e=1', '−1', ';""=1', 'a\n\n=1'),
);
const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });

/**
 * Splits a file into cells at `delimiter` as a spreadsheet does; a quote opens only at the beginning of a cell, as in
 * Excel.
 */
function cellsOf(file: string, delimiter: string, honoursQuotes: boolean): string[] {
  const cells = [''];
  let isOpen = false;
  let isFresh = true;
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at] ?? '';
    const isPair = isOpen && sign === '"' && file[at + 1] === '"';
    if (honoursQuotes && sign === '"' && isFresh && !isOpen) isOpen = true;
    else if (isPair) cells.push(`${cells.pop()}"`);
    else if (isOpen && sign === '"') isOpen = false;
    else if (!isOpen && (sign === delimiter || sign === '\r' || sign === '\n')) cells.push('');
    else cells.push(`${cells.pop()}${sign}`);
    if (isPair) at += 1;
    isFresh = !isOpen && cells.at(-1) === '' && sign !== '"';
  }
  return cells;
}

const ways = DELIMITERS.flatMap((delimiter) => [true, false].map((honours) => ({ delimiter, honours })));

test.each(ways)('no cell begins a formula where $delimiter splits cells and quotes are honoured: $honours', (way) => {
  fc.assert(
    fc.property(rows, (table) => {
      const file = writeCsv(table).toString().slice(1);
      const formulas = cellsOf(file, way.delimiter, way.honours).filter(
        (cell) => FORMULA.test(cell) && !NUMBER.test(cell),
      );
      expect(formulas).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('every text comes back from a file as it was written', () => {
  fc.assert(
    fc.property(rows, (table) => {
      // One cell in each file, so that the file's text is the cell.
      for (const original of table.flat()) {
        const file = writeCsv([['', original]])
          .toString()
          .slice(2, -2);
        const isQuoted = file.startsWith('"');
        const cell = isQuoted ? file.slice(1, -1).replaceAll('""', '"') : file;
        expect(plainCell(cell)).toBe(original);
      }
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ["x;=cmd|'/c calc'!A1", "x;'=cmd|'/c calc'!A1"],
  ['＝1', "'＝1"],
  ['\u200e=1', "'\u200e=1"],
  ['−1', "'−1"],
  ['a, -b', "a,' -b"],
])('%j is written as %j', (text, written) => {
  expect(writeCsv([['', text]]).toString()).toContain(written);
});

test('a negative number is a number, but not where a line begins', () => {
  expect(writeCsv([[-5, -12.5]]).toString()).toBe("\ufeff'-5,-12.5\r\n");
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isXlsx, readXlsx } from './index.ts';
import { workbookOf, zipOf } from './workbook.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xlsx-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer): Promise<string[][]> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  expect(await isXlsx(path)).toBe(true);
  const rows: string[][] = [];
  for await (const row of readXlsx(path)) rows.push(row);
  return rows;
}

test('the first sheet that is not hidden is read: texts, numbers, gaps, and what a program wrote into cells', async () => {
  const shared = '<si><t>اسم &amp; سعر</t></si><si><r><t>two </t></r><r><t>parts</t></r><rPh><t>not</t></rPh></si>';
  const rows = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>',
    '<row r="3"><c r="A3"><v>149.5</v></c><c r="B3"><v>0.30000000000000004</v></c><c r="C3"><v>6.2810012345678E+12</v></c></row>',
    '<row r="4"><c r="A4" t="b"><v>1</v></c><c r="B4" t="inlineStr"><is><t>x&#10;y</t></is></c><c r="C4" t="e"><v>#N/A</v></c><c r="D4" t="str"><f>A1</f><v>said</v></c></row>',
    '<row><c><v>7</v></c><c/></row>',
  ];
  expect(await read(workbookOf(rows.join(''), shared))).toEqual([
    ['اسم & سعر', '', 'two parts'],
    [],
    ['149.5', '0.3', '6281001234567.8'],
    ['true', 'x\ny', '', 'said'],
    ['7', ''],
  ]);
});

const sheet = (content: string | Buffer, claims?: number) =>
  zipOf([{ name: 'xl/worksheets/sheet1.xml', content, ...(claims !== undefined && { claims }) }]);

/** Rows whose cells are one shared text of 60,000 letters. */
const repeated = (cells: number, rows: number) =>
  workbookOf(
    `<row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`.repeat(rows),
    `<si><t>${'x'.repeat(60_000)}</t></si>`,
  );

test.each([
  ['an archive that is no workbook', zipOf([{ name: 'a.txt', content: 'a' }])],
  ['a document type', sheet('<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>')],
  ['a sheet of gigabytes, by its directory', sheet('<worksheet/>', 4_000_000_000)],
  ['a sheet that is larger than its directory says', sheet(Buffer.alloc(260 * 1024 * 1024, ' '), 100)],
  ['a cell without end', sheet(`<worksheet><row><c t="str"><v>${'x'.repeat(1_100_000)}</v></c></row></worksheet>`)],
  ['a row of a shared text in every cell', repeated(200, 1)],
  ['rows of a shared text that are gigabytes together', repeated(16, 300)],
  ['elements inside each other without end', sheet(`<worksheet>${'<a>'.repeat(100_000)}`)],
  ['a cut archive', workbookOf('<row/>').subarray(0, 300)],
  ['a damaged one', Buffer.from(workbookOf('<row/>').map((byte, at) => (at > 60 && at < 200 ? byte ^ 0x55 : byte)))],
])('%s is refused', async (_, bytes) => {
  await expect(read(bytes)).rejects.toMatchObject({ name: 'NoCsv', reason: 'not_csv' });
});

test('a cell far to the right, and a row far below, cost nothing', async () => {
  const rows = await read(
    workbookOf('<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1"><v>2</v></c></row>'),
  );
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([10_002, [], ['2']]);
});

test('rows with gaps between all of them stand for so many empty ones, and no more', async () => {
  const far = Array.from({ length: 30 }, (_, at) => `<row r="${1 + at * 20_000}"><c><v>1</v></c></row>`);
  expect((await read(workbookOf(far.join('')))).length).toBe(100_030);
});

import { type FileHandle, open } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import { damaged, readEntries, readEntry, type ZipEntry } from './zip-entries.ts';

/** Bytes of one part of a workbook once it is inflated: more than 50,000 rows of products have. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_SHARED_BYTES = 96 * 1024 * 1024;
const MOST_SMALL_BYTES = 1024 * 1024;
/** Cells of a row; those beyond are left out. */
const MOST_CELLS = 1_000;
/** Excel itself takes 32,767 letters in a cell. */
const LONGEST_CELL = 64 * 1024;
/** Letters of a row, as of a row of CSV, and of all rows: a short file may repeat one shared text in every cell. */
const LONGEST_ROW = 1024 * 1024;
const MOST_LETTERS = 256 * 1024 * 1024;
/** Empty rows that one gap between two rows, and all of them together, stand for. */
const LONGEST_GAP = 10_000;
const MOST_GAPS = 100_000;
/** Elements inside each other; a sheet has some eight. */
const DEEPEST = 64;

/** True if a file is a ZIP archive, as every workbook of Excel is. */
export async function isXlsx(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await file.close();
  }
}

/**
 * Streams the rows of the first sheet of a workbook (ECMA-376), one at a time in memory beside its shared texts. Row n
 * is row n of the sheet. Throws `NoCsv` where it is no workbook, or inflates to more than a sheet of products can be.
 */
export async function* readXlsx(path: string): AsyncGenerator<string[]> {
  const file = await open(path);
  try {
    const entries = await readEntries(file);
    const sheet = entries.get(await firstSheet(file, entries));
    if (!sheet) throw damaged();
    yield* readRows(file, sheet, await readShared(file, entries.get('xl/sharedStrings.xml')));
  } finally {
    await file.close();
  }
}

interface Handlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** A streaming parser of XML without namespaces. A document type, which could declare entities, is refused. */
function parserOf({ open: opened, text, close }: Handlers): Parser {
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  return new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEEPEST) throw damaged();
        opened?.(local(name), attributes);
      },
      ontext: (data) => text?.(data),
      onclosetag(name) {
        depth -= 1;
        close?.(local(name));
      },
      onprocessinginstruction: (name) => {
        if (name.toLowerCase().startsWith('!doctype')) throw damaged();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
}

async function* parsed(file: FileHandle, entry: ZipEntry, handlers: Handlers, maxBytes: number) {
  const [parser, decoder] = [parserOf(handlers), new TextDecoder()];
  for await (const chunk of readEntry(file, entry, maxBytes)) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.end(decoder.decode());
  yield;
}

async function parseWhole(file: FileHandle, entry: ZipEntry | undefined, handlers: Handlers, maxBytes: number) {
  if (entry) for await (const _ of parsed(file, entry, handlers, maxBytes));
}

/** Name of the first sheet's part, by the workbook and its relationships. */
async function firstSheet(file: FileHandle, entries: ReadonlyMap<string, ZipEntry>): Promise<string> {
  let id: string | undefined;
  const targets = new Map<string, string>();
  const sheets: Handlers = {
    open(name, attributes) {
      if (name === 'sheet' && attributes.state !== 'hidden' && attributes.state !== 'veryHidden')
        id ??= attributes['r:id'];
    },
  };
  const relations: Handlers = {
    open(name, { Id: key, Target: target }) {
      if (name === 'Relationship' && key && target) targets.set(key, target);
    },
  };
  await parseWhole(file, entries.get('xl/workbook.xml'), sheets, MOST_SMALL_BYTES);
  await parseWhole(file, entries.get('xl/_rels/workbook.xml.rels'), relations, MOST_SMALL_BYTES);
  const target = targets.get(id ?? '') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function readShared(file: FileHandle, entry: ZipEntry | undefined): Promise<string[]> {
  const shared: string[] = [];
  let [text, isText, isPhonetic] = ['', false, false];
  const handlers: Handlers = {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(data) {
      if (isText) text += data;
      if (text.length > LONGEST_CELL) throw damaged();
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') shared.push(text);
    },
  };
  await parseWhole(file, entry, handlers, MOST_SHARED_BYTES);
  return shared;
}

async function* readRows(file: FileHandle, entry: ZipEntry, shared: readonly string[]): AsyncGenerator<string[]> {
  const done: { number: number; cells: string[] }[] = [];
  let row = { number: 0, cells: [] as string[] };
  let cell = { at: 0, type: 'n', text: '' };
  let isValue = false;
  const handlers: Handlers = {
    open(name, { r: place, t: type = 'n' }) {
      if (name === 'row') row = { number: Number(place) || row.number + 1, cells: [] };
      if (name === 'c') cell = { at: place ? columnOf(place) : row.cells.length, type, text: '' };
      isValue = name === 'v' || name === 't';
    },
    text(data) {
      if (!isValue) return;
      cell.text += data;
      if (cell.text.length > LONGEST_CELL) throw damaged();
    },
    close(name) {
      isValue = false;
      if (name === 'row') done.push(row);
      if (name !== 'c' || cell.at >= MOST_CELLS) return;
      while (row.cells.length < cell.at) row.cells.push('');
      row.cells[cell.at] = shownValue(cell, shared);
    },
  };
  let [last, gaps, letters] = [0, 0, 0];
  for await (const _ of parsed(file, entry, handlers, MOST_BYTES)) {
    for (const { number, cells } of done.splice(0)) {
      const length = cells.reduce((sum, one) => sum + one.length, 0);
      letters += length;
      if (length > LONGEST_ROW || letters > MOST_LETTERS) throw damaged();
      for (let gap = Math.min(number - last - 1, LONGEST_GAP, MOST_GAPS - gaps); gap > 0; gap -= 1) {
        gaps += 1;
        yield [];
      }
      last = number;
      yield cells;
    }
  }
}

/** Place of a cell such as `AB12`, from 0. */
function columnOf(place: string): number {
  let at = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A') at = at * 26 + letter.charCodeAt(0) - 64;
  return at - 1;
}

function shownValue({ type, text }: { type: string; text: string }, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text.trim() === '1' ? 'true' : 'false';
  if (type === 'e') return '';
  if (type !== 'n' || text.trim() === '') return text;
  const number = Number(text);
  // Excel keeps 15 digits; what is behind them is the binary fraction.
  return Number.isNaN(number) ? text : plainNumber(Number(number.toPrecision(15)));
}

/** A number without an exponent, as it is typed. */
const plainNumber = (number: number) =>
  Math.abs(number) >= 1e21
    ? String(number)
    : number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 });

import type { ImportField } from '@waha/contract';
import { htmlSource, htmlText, isHtml } from '../../../../platform/text/index.ts';
import type { ImportFormat } from './column-maps.ts';
import type { Fault } from './faults.ts';
import { type FileRow, rowNote } from './file-row.ts';

const LOOSE_TEXTS = ['title', 'summary', 'body', 'brand', 'tags', 'keywords', 'seo_title', 'seo_description'] as const;

/** Texts by product field; those without a language are assigned by script. */
export type TextField =
  | 'name_ar'
  | 'name_en'
  | 'short_description_ar'
  | 'short_description_en'
  | 'description_ar'
  | 'description_en'
  | 'brand_ar'
  | 'brand_en'
  | 'keywords_ar'
  | 'keywords_en'
  | 'seo_title_ar'
  | 'seo_title_en'
  | 'seo_description_ar'
  | 'seo_description_en';
export type LooseText = (typeof LOOSE_TEXTS)[number];

export interface TextsRead {
  texts: Partial<Record<TextField, string>>;
  loose: Partial<Record<LooseText, string>>;
}

type Column = Extract<ImportField, TextField | LooseText>;

/** Texts of one line, with their greatest length. */
const LINES: Partial<Record<Column, number>> = {
  ...{ title: 200, name_ar: 200, name_en: 200, brand: 120, brand_ar: 120, brand_en: 120 },
  ...{ seo_title: 120, seo_description: 320 },
};
const SUMMARIES = {
  summary: 'body',
  short_description_ar: 'description_ar',
  short_description_en: 'description_en',
} as const;
const BODIES = ['body', 'description_ar', 'description_en'] as const;
const LONGEST_SUMMARY = 500;
const LONGEST_BODY = 12_000;
const LONGEST_KEYWORDS = 500;

const OWN: readonly Column[] = [
  ...(Object.keys(SUMMARIES) as (keyof typeof SUMMARIES)[]),
  ...BODIES,
  'name_ar',
  'name_en',
  'tags',
  'keywords',
];
const COLUMNS: readonly Column[] = [...new Set([...OWN, ...(Object.keys(LINES) as Column[])])];
const LOOSE = new Set<Column>(LOOSE_TEXTS);

/** Texts of a product as the cells say them, from our own export. */
export function readOwnTexts(row: FileRow): TextsRead {
  return sorted(new Map(COLUMNS.map((field) => [field, row.get(field)])));
}

/** Texts of a product from another shop: HTML is taken as HTML, measured by its letters, and cut where it is too long. */
export function readForeignTexts(format: ImportFormat, row: FileRow, faults: Fault[]): TextsRead {
  const read = new Map<Column, string | undefined>();
  for (const field of COLUMNS) read.set(field, unescaped(format, row.get(field)));
  for (const [summary, body] of Object.entries(SUMMARIES) as [keyof typeof SUMMARIES, (typeof BODIES)[number]][]) {
    const text = read.get(summary);
    if (text === undefined) continue;
    const plain = plainOf(text);
    if (plain.length > LONGEST_SUMMARY) {
      faults.push(rowNote(row, summary, 'import.summary_cut', { most: LONGEST_SUMMARY }));
      read.set(body, [text, read.get(body)].filter((part) => part).join('\n\n'));
    }
    read.set(summary, cut(plain, LONGEST_SUMMARY));
  }
  for (const body of BODIES) {
    const text = read.get(body);
    if (text !== undefined) read.set(body, bodyOf(text, row, body, faults));
  }
  for (const [field, most] of Object.entries(LINES) as [Column, number][]) {
    const text = read.get(field);
    if (text === undefined) continue;
    const line = lineOf(text);
    if (line.length > most) faults.push(rowNote(row, field, 'import.text_cut', { most }));
    read.set(field, cut(line, most));
  }
  const [tags, keywords] = [read.get('tags'), read.get('keywords')];
  if (tags !== undefined) read.set('tags', lineOf(tags));
  if (keywords !== undefined) read.set('keywords', searchWords(lineOf(keywords)));
  return sorted(read);
}

function sorted(read: ReadonlyMap<Column, string | undefined>): TextsRead {
  const said = [...read].flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const]));
  return {
    texts: Object.fromEntries(said.filter(([field]) => !LOOSE.has(field))),
    loose: Object.fromEntries(said.filter(([field, text]) => LOOSE.has(field) && text !== '')),
  };
}

/** WooCommerce writes a line end as the two characters `\n`. */
function unescaped(format: ImportFormat, text: string | undefined): string | undefined {
  return format === 'woocommerce' ? text?.replaceAll('\\r', '').replaceAll('\\n', '\n') : text;
}

const lineOf = (text: string) => plainOf(text).replaceAll(/\s+/g, ' ').trim();
const plainOf = (text: string) => (isHtml(text) ? htmlText(text) : text.trim());

/** A description: its HTML cleaned, or its letters alone where that is still too long. */
function bodyOf(text: string, row: FileRow, field: ImportField, faults: Fault[]): string {
  // Four spaces before a line are code in Markdown, and nobody means that in a sheet.
  const source = isHtml(text) ? htmlSource(text) : text.replaceAll(/^[ \t]{4,}/gm, '').trim();
  if (source.length <= LONGEST_BODY) return source;
  const plain = plainOf(text).replaceAll('\n', '\n\n');
  const isCut = plain.length > LONGEST_BODY;
  faults.push(rowNote(row, field, isCut ? 'import.text_cut' : 'import.markup_dropped', { most: LONGEST_BODY }));
  return cut(plain, LONGEST_BODY);
}

/** The beginning of a text, to the end of a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most - 1);
  const end = part.search(/\s\S*$/);
  return `${(end > most / 2 ? part.slice(0, end) : part)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}

/** Search words of a list of words or tags, as many as there is room for. */
export function searchWords(line: string): string {
  const tags = new Set(
    line
      .split(/[,;|،]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  );
  let words = '';
  for (const tag of tags) {
    const next = words === '' ? tag : `${words}، ${tag}`;
    if (next.length <= LONGEST_KEYWORDS) words = next;
  }
  return words;
}

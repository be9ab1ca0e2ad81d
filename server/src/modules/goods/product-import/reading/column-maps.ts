import type { ImportField, ProductImport } from '@waha/contract';
import { headerKey } from '../../../../platform/sheet/index.ts';
import { fieldByContent, fieldByWords } from './guess-columns.ts';
import { type ColumnMap, OTHER, SALLA, SHOPIFY, WAHA } from './known-columns.ts';
import { WOOCOMMERCE, WOOCOMMERCE_REST } from './woocommerce-columns.ts';

export type ImportFormat = ProductImport['format'];

interface Format {
  format: ImportFormat;
  /** Sets of headers; each set alone identifies the format. */
  marks: readonly (readonly string[])[];
  map: ColumnMap;
}

/** Formats in the order of recognition: each is recognised by columns that no other format has. */
const FORMATS: readonly Format[] = [
  { format: 'waha', marks: [['product_sku', 'name_ar']], map: WAHA },
  {
    format: 'shopify',
    marks: [
      ['handle', 'title'],
      ['url handle', 'title'],
    ],
    map: SHOPIFY,
  },
  {
    format: 'woocommerce',
    marks: [
      ['type', 'name', 'regular price'],
      ['النوع', 'الاسم', 'السعر الافتراضي'],
      ['النوع', 'الاسم', 'السعر العادي'],
      ['тип', 'имя', 'базовая цена'],
    ],
    map: WOOCOMMERCE,
  },
  {
    format: 'woocommerce',
    marks: [
      ['type', 'status', 'regular_price', 'name'],
      ['type', 'name', 'stock_status'],
    ],
    map: WOOCOMMERCE_REST,
  },
  {
    format: 'salla',
    marks: [
      ['النوع', 'أسم المنتج'],
      ['النوع', 'اسم المنتج'],
    ],
    map: SALLA,
  },
];

export interface Recognised {
  format: ImportFormat;
  /** One field per column. If two columns map to one field, only the first counts. */
  fields: (ImportField | null)[];
  /** False if a column was guessed by its content: staff look at it first. */
  isSure: boolean;
}

/** Recognises the columns of a header row: by format, then by words, then by the content of the first rows. */
export function recogniseColumns(headers: readonly string[], rows: readonly (readonly string[])[] = []): Recognised {
  const keys = headers.map(headerKey);
  const known = formatOf(keys);
  const map = known?.map ?? OTHER;
  const fields: (ImportField | null)[] = [];
  const taken = new Set<ImportField>();
  const take = (at: number, field: ImportField | undefined) => {
    if (field === undefined || taken.has(field) || fields[at]) return false;
    taken.add(field);
    fields[at] = field;
    return true;
  };
  for (const [at, name] of keys.entries()) {
    fields[at] = null;
    take(at, Object.hasOwn(map, name) ? map[name] : undefined);
  }
  if (known) return { format: known.format, fields, isSure: true };
  for (const [at, name] of keys.entries()) take(at, fieldByWords(name));
  let isSure = true;
  for (const at of keys.keys()) {
    if (fields[at]) continue;
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    if (take(at, fieldByContent(cells, taken))) isSure = false;
  }
  return { format: 'other', fields, isSure };
}

const formatOf = (keys: readonly string[]) =>
  FORMATS.find(({ marks }) => marks.some((mark) => mark.every((one) => keys.includes(one))));

const filled = (line: readonly string[]) => line.filter((cell) => cell.trim() !== '').length;

/**
 * The line of headers among the first lines: one that a format is recognised by, else the first that names at least
 * half as many columns as any. Lines before it are about the file. Undefined if no line names two.
 */
export function headerLine(lines: readonly (readonly string[])[]): number | undefined {
  const recognised = lines.findIndex((line) => formatOf(line.map(headerKey)) !== undefined);
  if (recognised >= 0) return recognised;
  const most = Math.max(...lines.map(filled));
  const at = lines.findIndex((line) => filled(line) >= Math.max(2, most / 2));
  return at < 0 ? undefined : at;
}

const NAMES: readonly ImportField[] = ['product_sku', 'sku', 'slug', 'row_id', 'title', 'name_ar', 'name_en'];

/** Required columns that are missing: something must say which product a row is. */
export function missingFields(fields: readonly (ImportField | null)[]): ImportField[] {
  return NAMES.some((field) => fields.includes(field)) ? [] : ['sku'];
}

import type { ImportField } from '@waha/contract';
import { plainCell } from '../../../../platform/csv/index.ts';
import type { ImportFormat } from './column-maps.ts';
import { asWarning, type Fault } from './faults.ts';

/** A row of a file, with cells by field. */
export interface FileRow {
  /** Row number as a spreadsheet counts. */
  number: number;
  has(field: ImportField): boolean;
  /** Undefined if the column is absent or the cell is empty. */
  get(field: ImportField): string | undefined;
  /** Header of a column. */
  headerOf(field: ImportField): string | null;
  /** Number of surplus cells (positive) or missing cells (negative). */
  cellsTooMany: number;
  /** True if the file is our own export. */
  isOurs: boolean;
}

export interface FileColumns {
  format: ImportFormat;
  columns: readonly { header: string; field: ImportField | null }[];
}

/** Reads rows by their columns. An empty cell means "no value" in our own format, and "not given" in others. */
export function rowReader({ format, columns }: FileColumns): (number: number, cells: readonly string[]) => FileRow {
  const places = new Map<ImportField, number>();
  for (const [place, { field }] of columns.entries())
    if (field !== null && !places.has(field)) places.set(field, place);
  const isOurs = format === 'waha';
  return (number, cells) => ({
    number,
    has: (field) => places.has(field),
    get(field) {
      const place = places.get(field);
      const cell = place === undefined ? undefined : cells[place];
      if (cell === undefined) return undefined;
      if (isOurs) return plainCell(cell);
      return cell.trim() === '' ? undefined : cell.trim();
    },
    headerOf: (field) => columns[places.get(field) ?? -1]?.header ?? null,
    cellsTooMany: surplusOf(cells, columns.length),
    isOurs,
  });
}

/** Cells beyond the columns, without the empty ones that spreadsheets leave at the end. */
function surplusOf(cells: readonly string[], columns: number): number {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return Math.max(last + 1, Math.min(cells.length, columns)) - columns;
}

/** A value that must be unique occurs in two rows: the fault names both, upper row first. */
export function repeatedFault(
  row: FileRow,
  field: ImportField,
  name: 'sku' | 'slug' | 'barcode',
  other: number,
): Fault {
  const [first = 0, second = 0] = [row.number, other].toSorted((a, b) => a - b);
  return rowFault(row, field, `import.${name}_in_rows`, { first, second });
}

/** A row of which some cells say something else. */
export function withCells(row: FileRow, cells: Partial<Record<ImportField, string | undefined>>): FileRow {
  return { ...row, get: (field) => (Object.hasOwn(cells, field) ? cells[field] : row.get(field)) };
}

/** A warning at a row. */
export function rowNote(row: FileRow, field: ImportField | null, key: string, params: Fault['params'] = {}): Fault {
  return asWarning(rowFault(row, field, key, params));
}

export function rowFault(row: FileRow, field: ImportField | null, key: string, params: Fault['params'] = {}): Fault {
  return { row: row.number, column: field && row.headerOf(field), key, params };
}

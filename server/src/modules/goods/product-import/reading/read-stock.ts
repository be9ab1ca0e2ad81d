import { readFlag, readNumber } from '../../../../platform/sheet/index.ts';
import type { ImportFormat } from './column-maps.ts';
import type { Fault } from './faults.ts';
import { type FileRow, rowFault, rowNote } from './file-row.ts';
import { readAmount } from './read-fields.ts';

/** Stock of a row. */
export interface StockRead {
  /** Undefined: the row does not say. */
  pieces: number | undefined;
  /** True if the other shop does not count it, and always sells it. */
  isUncounted: boolean;
}

export const NO_STOCK: StockRead = { pieces: undefined, isUncounted: false };
/** Pieces that a new product begins with where the other shop does not count any (docs/decisions/0155). */
export const UNCOUNTED_PIECES = 1_000;
const MOST_PIECES = 1_000_000;

export function readStock(format: ImportFormat, row: FileRow, faults: Fault[]): StockRead {
  if (format !== 'waha') return readForeignStock(row, faults);
  const pieces = readAmount(row, 'stock', faults);
  // Below zero is owed to orders, as our own export says it; nobody writes off that far.
  if (pieces === undefined || (Number.isInteger(pieces) && Math.abs(pieces) <= MOST_PIECES)) {
    return { pieces, isUncounted: false };
  }
  faults.push(rowFault(row, 'stock', 'import.not_a_stock', { cell: row.get('stock')?.slice(0, 60) ?? '' }));
  return NO_STOCK;
}

/** Oversold stock is none, and what is not counted is always sold. */
function readForeignStock(row: FileRow, faults: Fault[]): StockRead {
  const cell = row.get('stock');
  const number = cell === undefined ? Number.NaN : readNumber(cell);
  if (isUncounted(row, number)) return { pieces: undefined, isUncounted: true };
  if (cell === undefined) return { pieces: isInStock(row) === false ? 0 : undefined, isUncounted: false };
  const told = { cell: cell.slice(0, 60) };
  if (Number.isNaN(number)) {
    faults.push(rowFault(row, 'stock', 'import.not_a_stock', told));
    return NO_STOCK;
  }
  if (number < 0) faults.push(rowNote(row, 'stock', 'import.stock_negative', told));
  if (!Number.isInteger(number)) faults.push(rowNote(row, 'stock', 'import.stock_rounded', told));
  if (number <= 0 && sellsBeyond(row)) faults.push(rowNote(row, 'backorders', 'import.sells_beyond_stock'));
  return { pieces: Math.max(0, Math.floor(number)), isUncounted: false };
}

/**
 * Shopify leaves the tracker empty, WooCommerce the quantity of what is in stock, Zid has a column. A quantity above
 * zero counts all the same.
 */
function isUncounted(row: FileRow, number: number): boolean {
  if (number > MOST_PIECES || readFlag(row.get('unlimited_stock') ?? '') === true) return true;
  if (number > 0) return false;
  if (row.has('stock_tracking') && row.get('stock_tracking') === undefined) return true;
  return row.get('stock') === undefined && isInStock(row) === true;
}

function isInStock(row: FileRow): boolean | null {
  const cell =
    row
      .get('in_stock')
      ?.toLowerCase()
      .replaceAll(/[\s_-]/g, '') ?? '';
  if (['instock', 'onbackorder', 'backorder'].includes(cell)) return true;
  return cell === 'outofstock' ? false : readFlag(cell);
}

const sellsBeyond = (row: FileRow) => /^(?:continue|1|yes|true|notify|نعم)$/i.test(row.get('backorders') ?? '');

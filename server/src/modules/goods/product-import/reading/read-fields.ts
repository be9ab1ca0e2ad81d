import type { ImportField } from '@waha/contract';
import { gramsOf, readFlag, readNumber } from '../../../../platform/sheet/index.ts';
import type { Fault } from './faults.ts';
import { type FileRow, rowFault } from './file-row.ts';

/** A number in a cell; undefined if empty, or if a fault was reported. */
export function readAmount(row: FileRow, field: ImportField, faults: Fault[]): number | undefined {
  const cell = row.get(field);
  if (cell === undefined || cell === '') return undefined;
  const amount = readNumber(cell);
  if (!Number.isNaN(amount)) return amount;
  faults.push(rowFault(row, field, 'import.not_a_number', { cell: cell.slice(0, 60) }));
  return undefined;
}

/** Regular and current price; Shopify gives the current price and a compare-at price. */
export function readPrices(
  row: FileRow,
  faults: Fault[],
): { price: number | undefined; salePrice: number | null | undefined } {
  const price = readAmount(row, 'price', faults);
  const compare = readAmount(row, 'compare_price', faults);
  const sale = row.get('sale_price');
  if (row.has('compare_price') && price !== undefined) {
    return compare !== undefined && compare > price ? { price: compare, salePrice: price } : { price, salePrice: null };
  }
  const salePrice = readAmount(row, 'sale_price', faults);
  const isNone =
    sale === '' || (row.has('sale_price') && salePrice === undefined && price !== undefined) || salePrice === 0;
  return { price, salePrice: isNone ? null : salePrice };
}

/** A cost in a cell; null if it is empty, undefined if no column contains it, or if a fault was reported. */
export function readCost(row: FileRow, field: ImportField, faults: Fault[]): number | null | undefined {
  return readAmount(row, field, faults) ?? (row.get(field) === '' ? null : undefined);
}

/** A barcode without the apostrophe that Shopify writes before long numbers; null: none. */
export function readBarcode(row: FileRow): string | null | undefined {
  const cell = row.get('barcode');
  return cell === '' ? null : cell?.replace(/^'/, '');
}

const UNITS = [
  ['weight_grams', 1],
  ['weight_lb', 453.592_37],
  ['weight_oz', 28.349_523_125],
] as const;

export function readWeight(row: FileRow, faults: Fault[]): number | undefined {
  for (const [field, perUnit] of UNITS) {
    const amount = readAmount(row, field, faults);
    if (amount !== undefined) return Math.round(amount * perUnit);
  }
  const weight = readAmount(row, 'weight', faults);
  const perUnit = gramsOf(row.get('weight_unit') ?? '');
  if (weight === undefined) return undefined;
  if (perUnit !== undefined) return Math.round(weight * perUnit);
  faults.push(
    rowFault(row, 'weight_unit', 'import.unknown_unit', { cell: row.get('weight_unit')?.slice(0, 60) ?? '' }),
  );
  return undefined;
}

export function readFlagAt(row: FileRow, field: ImportField, faults: Fault[]): boolean | undefined {
  const cell = row.get(field);
  if (cell === undefined || cell === '') return undefined;
  const flag = readFlag(cell);
  if (flag === null) faults.push(rowFault(row, field, 'import.not_a_flag', { cell: cell.slice(0, 60) }));
  return flag ?? undefined;
}

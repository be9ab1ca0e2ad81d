import type { ImportField } from '@waha/contract';
import type { AdminProductRow } from '../../catalog/index.ts';
import { asWarning, type Fault } from './faults.ts';
import { type FileRow, rowFault } from './file-row.ts';
import type { ProductRead } from './read-product.ts';

/** `1.23E+12`: long numbers damaged by spreadsheets, which makes several of them equal. */
const SHORTENED = /^\d(?:[.,٫]\d+)?E\+\d{1,3}$/i;

/** SKUs damaged by a spreadsheet, each at its row and column, except those that the product already has in the shop. */
export function damagedSkus(read: ProductRead, existing: AdminProductRow | undefined): Fault[] {
  const known = new Set([existing?.sku, ...(existing?.variants ?? []).map(({ sku }) => sku)]);
  const rows = [read.simple.row, ...read.variants.map(({ row }) => row)];
  const spoilt = (row: FileRow, field: ImportField) => {
    const cell = row.get(field);
    return cell !== undefined && SHORTENED.test(cell) && !known.has(cell);
  };
  const places = new Map(
    rows.flatMap((row) =>
      (['product_sku', 'sku'] as const)
        .filter((field) => spoilt(row, field))
        .map((field) => [
          `${row.number} ${field}`,
          rowFault(row, field, 'import.spoilt_sku', { cell: row.get(field) ?? '' }),
        ]),
    ),
  );
  // Shops that say what a product is by more than its SKU are read without it.
  const isNamed = read.format !== 'waha' && read.format !== 'other';
  return [...places.values()].map((one) => (isNamed ? asWarning(one) : one));
}

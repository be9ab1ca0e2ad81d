import type { Tx } from '../../../../platform/database/index.ts';
import type { ImportFormat } from './column-maps.ts';
import type { Fault } from './faults.ts';
import { type FileRow, rowNote, withCells } from './file-row.ts';
import { shortSku } from './made-skus.ts';
import { findRepeated, listKnownSkus, type Repetitions, type StoredRow } from './rows.store.ts';

/** Gives each row names of its own, and tells the changes. */
export type OwnNames = (row: FileRow, faults: Fault[]) => FileRow;

/**
 * Other shops allow one SKU for several variants, and barcodes that are repeated or damaged: later rows get a number
 * behind the SKU and lose the barcode. The same file again gives the same names.
 */
export async function readOwnNames(
  tx: Tx,
  importId: number,
  format: ImportFormat,
  rows: readonly StoredRow[],
): Promise<{ repeated: Repetitions; own: OwnNames }> {
  const names = (pick: (row: StoredRow) => string | null) => [...new Set(rows.flatMap((row) => pick(row) ?? []))];
  const repeated = await findRepeated(tx, importId, {
    skus: names(({ sku }) => sku),
    slugs: names(({ slug }) => slug),
    barcodes: names(({ barcode }) => barcode),
  });
  if (format === 'waha') return { repeated, own: (row) => row };
  const skuOf = new Map(rows.map((row) => [row.row_number, row.sku]));
  const numbered = [...repeated.sku].flatMap(([sku, places]) => places.map((_, at) => `${sku.slice(0, 58)}-${at + 1}`));
  const known = await listKnownSkus(tx, importId, numbered);
  const own: OwnNames = (row, faults) => {
    const sku = skuOf.get(row.number) ?? undefined;
    const said = row.get('sku') ?? row.get('product_sku');
    const ownSku = sku === undefined ? undefined : skuOfRow(sku, row, repeated, known);
    const isFirst = (name: 'slug' | 'barcode') => {
      const places = repeated[name].get(row.get(name) ?? '');
      return !places || places[0] === row.number;
    };
    const isBarcode = row.get('barcode') === undefined || isFirst('barcode');
    if (!isBarcode) faults.push(rowNote(row, 'barcode', 'import.barcode_dropped'));
    if (said !== undefined && ownSku !== undefined && ownSku !== said) {
      const key = said.length > 64 ? 'import.sku_shortened' : 'import.sku_numbered';
      faults.push(rowNote(row, row.has('sku') ? 'sku' : 'product_sku', key, { sku: ownSku }));
    }
    return withCells(row, {
      ...(ownSku !== undefined && (said === undefined || row.has('sku') ? { sku: ownSku } : { product_sku: ownSku })),
      ...(!isBarcode && { barcode: undefined }),
    });
  };
  return { repeated, own };
}

function skuOfRow(sku: string, row: FileRow, repeated: Repetitions, known: ReadonlySet<string>): string {
  const at = repeated.sku.get(sku)?.indexOf(row.number) ?? 0;
  if (at < 1) return shortSku(sku);
  const numbered = `${sku.slice(0, 58)}-${at + 1}`;
  return known.has(numbered) ? `${sku.slice(0, 54)}-r${row.number}` : numbered;
}

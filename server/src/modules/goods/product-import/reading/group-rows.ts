import type { ImportFormat } from './column-maps.ts';
import type { FileRow } from './file-row.ts';
import { madeProductSku } from './made-skus.ts';
import type { NewRow } from './rows.store.ts';

/**
 * Assigns each row to a product, in file order: by SKU (our format), handle (Shopify), parent (WooCommerce), or the
 * product above (Salla).
 */
export function grouper(format: ImportFormat): (row: FileRow, cells: readonly string[]) => NewRow {
  let above = '';
  return (row, cells) => {
    const group = groupOf(format, row, above);
    above = group;
    return {
      number: row.number,
      group: group.slice(0, LONGEST),
      sku: format === 'waha' ? named(row.get('sku')) : named(foreignSku(format, row)),
      slug: named(row.get('slug')),
      barcode: named(row.get('barcode')),
      cells,
    };
  };
}

/** The SKU that a row is known by. Rows of variants without one get theirs from their product. */
function foreignSku(format: ImportFormat, row: FileRow): string | undefined {
  const said = row.get('sku') ?? row.get('product_sku');
  const isAlone = format === 'other' || (format === 'woocommerce' && !isVariation(row));
  return said ?? (isAlone && !row.get('option1_value') ? madeProductSku(format, row) : undefined);
}

const isVariation = (row: FileRow) => /\bvariation\b/i.test(row.get('row_type') ?? '');

/** Above the length of any accepted name: longer ones are reported where the name is read. */
const LONGEST = 300;
const named = (cell: string | undefined) => cell?.slice(0, LONGEST) || null;

function groupOf(format: ImportFormat, row: FileRow, above: string): string {
  const alone = `row ${row.number}`;
  const sku = row.get('sku');
  if (format === 'shopify') return row.get('slug') ? `handle ${row.get('slug')}` : sku ? `sku ${sku}` : alone;
  if (format === 'salla') return /خيار/.test(row.get('row_type') ?? '') && above !== '' ? above : alone;
  if (format === 'woocommerce') {
    if (isVariation(row)) return `parent ${row.get('parent') ?? alone}`;
    return sku
      ? row.get('row_type')?.includes('variable')
        ? `parent ${sku}`
        : alone
      : `parent id:${row.get('row_id') ?? alone}`;
  }
  const product = row.get('product_sku') || (row.has('product_sku') ? undefined : row.get('slug'));
  return product ? `product ${product}` : alone;
}

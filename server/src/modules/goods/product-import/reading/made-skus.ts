import { createHash } from 'node:crypto';
import { slugOf } from '../../../../platform/text/index.ts';
import type { ImportFormat } from './column-maps.ts';
import type { FileRow } from './file-row.ts';

const LONGEST_SKU = 64;

/** SKU of a product whose row names none: its address, its number, or its name; always the same for the same row. */
export function madeProductSku(format: ImportFormat, row: FileRow): string | undefined {
  const number = format === 'woocommerce' ? row.get('row_id') : undefined;
  const name = row.get('name_en') ?? row.get('title') ?? row.get('name_ar');
  return row.get('slug') ?? (number ? `WC-${number}` : undefined) ?? (name ? slugOf(name) || undefined : undefined);
}

/** A SKU of at most 64 characters: a longer one ends in a digest, so that long ones that begin alike differ. */
export function shortSku(sku: string): string {
  if (sku.length <= LONGEST_SKU) return sku;
  return `${sku.slice(0, LONGEST_SKU - 9)}-${createHash('sha256').update(sku).digest('hex').slice(0, 8)}`;
}

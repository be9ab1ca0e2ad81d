import type { AdminProductDraft } from '@waha/contract';
import { type AdminProductRow, editableDraft } from '../../catalog/index.ts';
import type { Fault } from '../reading/faults.ts';
import { repeatedFault, rowFault, rowNote } from '../reading/file-row.ts';
import type { ProductRead } from '../reading/read-product.ts';
import { UNCOUNTED_PIECES } from '../reading/read-stock.ts';
import type { VariantRead } from '../reading/read-variants.ts';
import { planOptions } from './plan-options.ts';

type VariantDraft = AdminProductDraft['variants'][number];

/** A stock level that the file changes, of an existing variant. */
export interface LevelWanted {
  variantId: number;
  sku: string;
  quantity: number;
  row: number;
}

interface PlannedVariants {
  drafts: VariantDraft[];
  /** Undefined: what the size and the colour of the variants say. */
  options: AdminProductDraft['options'];
  /** Barcode of a simple product; undefined if unchanged. */
  barcode: string | null | undefined;
  levels: LevelWanted[];
}

const NEW: Omit<VariantDraft, 'sku'> = {
  barcode: null,
  size: null,
  color_ar: null,
  color_en: null,
  color_hex: null,
  price: null,
  sale_price: null,
  image_key: null,
};

/** Variants of a product after the import: existing ones with their changes, then new ones. None is removed. */
export function planVariants(
  read: ProductRead,
  existing: AdminProductRow | undefined,
  faults: Fault[],
): PlannedVariants {
  const present = existing ? editableDraft(existing).variants : [];
  const own = existing?.variants.find((variant) => variant.is_default);
  const [only] = read.variants;
  // The default variant of a simple product may have a SKU of its own, which its row then names.
  const isItsOwn = only !== undefined && own?.sku === only.sku && read.variants.length === 1;
  if (!only || isItsOwn) return planSimple(only ?? read.simple, existing, present, faults);
  const drafts = [...present];
  const levels: LevelWanted[] = [];
  for (const variant of read.variants) {
    const { sku } = variant;
    if (sku === undefined) {
      faults.push(namelessFault(variant, read));
      continue;
    }
    const at = drafts.findIndex((draft) => draft.sku === sku);
    const was = drafts[at];
    const draft = { ...(was ?? { ...NEW, stock: firstPieces(variant, faults) }), sku, ...writtenOf(variant, read) };
    if (was) drafts[at] = draft;
    else drafts.push(draft);
    const kept = existing?.variants.find((one) => one.sku === sku && !one.is_default);
    const { pieces } = variant.stock;
    if (kept && pieces !== undefined && pieces !== kept.quantity) {
      levels.push({ variantId: kept.id, sku, quantity: pieces, row: variant.row.number });
    }
  }
  const planned = planOptions(read.variants, existing && editableDraft(existing), drafts);
  return { drafts: planned.variants, options: planned.options, barcode: undefined, levels };
}

/**
 * Rows of one product without distinct variants. If no column could name a variant, two products share a name;
 * otherwise a cell is empty.
 */
function namelessFault({ row }: VariantRead, { variants }: ProductRead): Fault {
  const other = variants.find((one) => one.row.number !== row.number)?.row.number;
  if (row.has('sku') || other === undefined) return rowFault(row, 'sku', 'validation.required');
  return row.get('product_sku')
    ? repeatedFault(row, 'product_sku', 'sku', other)
    : repeatedFault(row, 'slug', 'slug', other);
}

function planSimple(
  { barcode, stock: { pieces: stock }, row }: ProductRead['simple'],
  existing: AdminProductRow | undefined,
  present: VariantDraft[],
  faults: Fault[],
): PlannedVariants {
  if (present.length > 0) {
    // Stock and barcodes belong to variants, and the row names none of them.
    if (stock !== undefined) faults.push(rowFault(row, 'stock', 'import.has_variants'));
    return { drafts: present, options: existing && editableDraft(existing).options, barcode: undefined, levels: [] };
  }
  const own = existing?.variants.find((variant) => variant.is_default);
  const isOther = own !== undefined && stock !== undefined && stock !== own.quantity;
  const levels = isOther ? [{ variantId: own.id, sku: own.sku, quantity: stock, row: row.number }] : [];
  return { drafts: [], options: undefined, barcode, levels };
}

/** Pieces that a new variant begins with; what another shop does not count is told. */
export function firstPieces({ stock, row }: Pick<VariantRead, 'stock' | 'row'>, faults: Fault[]): number {
  if (stock.isUncounted) {
    faults.push(rowNote(row, 'stock', 'import.stock_uncounted', { pieces: UNCOUNTED_PIECES }));
    return UNCOUNTED_PIECES;
  }
  if (stock.pieces === undefined && !row.isOurs) faults.push(rowNote(row, 'stock', 'import.stock_unsaid'));
  return stock.pieces ?? 0;
}

/** Variant fields a row writes. A price equal to the product's is left to the product. */
function writtenOf(variant: VariantRead, read: ProductRead): Partial<VariantDraft> {
  const { row, price, salePrice } = variant;
  const written: Partial<VariantDraft> = {};
  if (variant.barcode !== undefined) written.barcode = variant.barcode;
  if (variant.size !== undefined) written.size = variant.size;
  if (variant.colour) {
    Object.assign(written, {
      color_ar: variant.colour.ar,
      color_en: variant.colour.en,
      color_hex: variant.colour.hex,
    });
  }
  if (row.has('variant_price')) written.price = price ?? null;
  if (row.has('variant_sale_price')) written.sale_price = salePrice ?? null;
  if (variant.cost !== undefined) written.cost_price = variant.cost;
  if (!row.has('variant_price') && price !== undefined) {
    const isSame = price === read.price && (salePrice ?? null) === (read.salePrice ?? null);
    written.price = isSame ? null : price;
    written.sale_price = isSame ? null : (salePrice ?? null);
  }
  return written;
}

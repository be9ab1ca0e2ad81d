import { toRiyals } from '@waha/contract';
import type { AdminContext } from '../../../../platform/bind/index.ts';
import { streamCsv } from '../../../../platform/csv/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { imageUrl } from '../../../../platform/media/index.ts';
import { auditExport } from '../../../people/staff/index.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import { maySeeCosts } from '../prices/costs.policy.ts';
import { type AdminProductRow, listAdminProductsAfter, type ProductFilters } from './admin-products.store.ts';
import { type Choice, choicesOf } from './choices.ts';

const AT_ONCE = 200;

/** Columns of the export; an import recognises them by their names. */
export const productCsvColumns = [
  'product_id',
  'product_sku',
  'slug',
  'status',
  'name_ar',
  'name_en',
  'short_description_ar',
  'short_description_en',
  'description_ar',
  'description_en',
  'brand_ar',
  'brand_en',
  'tags',
  'category',
  'price',
  'sale_price',
  'cost_price',
  'weight_grams',
  'is_returnable',
  'pictures',
  'variant_id',
  'sku',
  'barcode',
  'size',
  'color_ar',
  'color_en',
  'color_hex',
  'option1_name',
  'option1_value',
  'option2_name',
  'option2_value',
  'option3_name',
  'option3_value',
  'variant_price',
  'variant_sale_price',
  'variant_cost_price',
  'stock',
];

const isCost = (column: string) => column === 'cost_price' || column === 'variant_cost_price';

/** Products for a spreadsheet, a line for each variant; read in pieces while it is sent, however many there are. */
export function productsCsv(
  db: Database,
  filters: Partial<ProductFilters>,
  tree: CategoryTree,
  context: AdminContext,
): AsyncGenerator<Uint8Array> {
  const isShown = maySeeCosts(context.actor)
    ? () => true
    : (_: unknown, at: number) => !isCost(productCsvColumns[at] ?? '');
  const lines = pages(db, filters, tree, isShown);
  return streamCsv(productCsvColumns.filter(isShown), auditExport(db, context, { of: 'products', filters }, lines));
}

async function* pages(
  db: Database,
  filters: Partial<ProductFilters>,
  tree: CategoryTree,
  isShown: (_: unknown, at: number) => boolean,
) {
  for (let after = 0; ; ) {
    const rows = await listAdminProductsAfter(db, filters, { after, limit: AT_ONCE });
    yield rows.flatMap((row) => linesOf(row, tree).map((line) => line.filter(isShown)));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

const OPTIONS = [0, 1, 2];
const optionCells = (choices: readonly Choice[]) =>
  OPTIONS.flatMap((at) => [choices[at]?.name_ar ?? '', choices[at]?.value_ar ?? '']);

const riyals = (halalas: number | null) => (halalas === null ? '' : toRiyals(halalas));

function linesOf(row: AdminProductRow, tree: CategoryTree): (string | number)[][] {
  const pictures = row.images.map((image) => imageUrl(image, Math.max(...image.widths), 'webp')).join(' ');
  const product = [
    row.id,
    row.sku,
    row.slug,
    row.status,
    row.name_ar,
    row.name_en,
    row.short_description_ar,
    row.short_description_en,
    row.description_source_ar,
    row.description_source_en,
    row.brand_ar,
    row.brand_en,
    row.tags.join('، '),
    tree.byId.get(row.category_id)?.slug ?? '',
    toRiyals(row.price_halalas),
    riyals(row.sale_price_halalas),
    riyals(row.cost_halalas),
    row.weight_grams,
    row.is_returnable ? 'yes' : 'no',
    pictures,
  ];
  return row.variants.map((variant) => [
    ...product,
    variant.id,
    variant.sku,
    variant.barcode ?? '',
    variant.size ?? '',
    variant.color_ar ?? '',
    variant.color_en ?? '',
    variant.color_hex ?? '',
    ...optionCells(variant.is_default ? [] : choicesOf(variant)),
    riyals(variant.price_halalas),
    riyals(variant.sale_price_halalas),
    riyals(variant.cost_halalas ?? null),
    variant.quantity,
  ]);
}

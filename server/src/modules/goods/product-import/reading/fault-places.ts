import type { AdminProductDraft, ImportField } from '@waha/contract';
import type { Fault } from './faults.ts';
import { type FileRow, rowFault } from './file-row.ts';
import type { ProductRead } from './read-product.ts';

/** Columns that may be the origin of a product field, the most likely first. */
const COLUMNS: Readonly<Record<string, readonly ImportField[]>> = {
  sku: ['product_sku', 'sku', 'slug'],
  name_ar: ['name_ar', 'title'],
  name_en: ['name_en', 'title'],
  short_description_ar: ['short_description_ar', 'summary'],
  short_description_en: ['short_description_en', 'summary'],
  description_ar: ['description_ar', 'body'],
  description_en: ['description_en', 'body'],
  brand_ar: ['brand_ar', 'brand'],
  brand_en: ['brand_en', 'brand'],
  category_id: ['category'],
  price: ['price'],
  sale_price: ['sale_price', 'compare_price', 'price'],
  cost_price: ['cost_price'],
  weight_grams: ['weight_grams', 'weight'],
  images: ['picture_alt', 'pictures'],
};
const OF_VARIANT: Readonly<Record<string, readonly ImportField[]>> = {
  sku: ['sku'],
  image_key: ['variant_picture', 'pictures'],
  size: ['size', 'option1_value', 'color_en'],
  choices: ['option1_value', 'size'],
  color_ar: ['color_ar', 'color', 'option1_value'],
  color_en: ['color_en', 'color', 'option1_value'],
  color_hex: ['color_hex', 'color', 'option1_value'],
  price: ['variant_price', 'price'],
  cost_price: ['variant_cost_price', 'cost_price'],
  sale_price: ['variant_sale_price', 'sale_price', 'compare_price', 'price'],
};

/** A fault of the whole product, at its main row. */
export function faultOfField(read: ProductRead, field: ImportField, key: string, params: Fault['params'] = {}): Fault {
  return placed(read.simple.row, COLUMNS[field] ?? [field], key, params);
}

/** A fault of a draft's field path, at the row and column of the field. */
export function faultAt(
  read: ProductRead,
  draft: AdminProductDraft,
  path: readonly PropertyKey[],
  key: string,
  params: Fault['params'],
): Fault {
  const [field, at, part] = path;
  if (field !== 'variants' || typeof at !== 'number') {
    const name = String(field);
    return placed(read.simple.row, COLUMNS[name] ?? [name as ImportField], key, params);
  }
  const { sku } = draft.variants[at] ?? {};
  const row = read.variants.find((variant) => variant.sku === sku)?.row ?? read.simple.row;
  const name = String(part);
  return placed(row, OF_VARIANT[name] ?? [name as ImportField], key, params);
}

function placed(row: FileRow, fields: readonly ImportField[], key: string, params: Fault['params']): Fault {
  return rowFault(row, fields.find((field) => row.has(field)) ?? null, key, params);
}

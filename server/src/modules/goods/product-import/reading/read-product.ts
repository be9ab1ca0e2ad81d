import type { ImportField } from '@waha/contract';
import { type PictureRead, readPictures } from '../pictures/read-pictures.ts';
import type { ImportFormat } from './column-maps.ts';
import type { Fault } from './faults.ts';
import { type FileRow, rowFault } from './file-row.ts';
import { readFlag } from './read-cells.ts';
import { readCost, readFlagAt, readPrices, readStock, readWeight } from './read-fields.ts';
import { readVariants, type VariantRead } from './read-variants.ts';

/** Texts by product field; those without a language are assigned by script. */
export type TextField =
  | 'name_ar'
  | 'name_en'
  | 'short_description_ar'
  | 'short_description_en'
  | 'description_ar'
  | 'description_en'
  | 'brand_ar'
  | 'brand_en';
export type LooseText = 'title' | 'summary' | 'body' | 'brand';

/** Fields of one product from its rows. Absent fields are undefined. */
export interface ProductRead {
  /** True if the file is our own export: its slug counts. */
  isOurs: boolean;
  firstRow: number;
  sku: string | undefined;
  slug: string | undefined;
  status: 'published' | 'draft' | 'archived' | 'scheduled' | undefined;
  texts: Partial<Record<TextField, string>>;
  loose: Partial<Record<LooseText, string>>;
  category: string | undefined;
  price: number | undefined;
  /** null: no sale price. */
  salePrice: number | null | undefined;
  /** null: none. */
  cost: number | null | undefined;
  weightGrams: number | undefined;
  isReturnable: boolean | undefined;
  isFeatured: boolean | undefined;
  /** Absent for a simple product; then these are its own values. */
  simple: { barcode: string | null | undefined; stock: number | undefined; row: FileRow };
  variants: VariantRead[];
  /** Undefined: no column contains pictures. */
  pictures: PictureRead[] | undefined;
  faults: Fault[];
}

const TEXTS: readonly TextField[] = [
  'name_ar',
  'name_en',
  'short_description_ar',
  'short_description_en',
  'description_ar',
  'description_en',
  'brand_ar',
  'brand_en',
];
const LOOSE: readonly LooseText[] = ['title', 'summary', 'body', 'brand'];

/** Reads the rows of one product in any format. The first row that is no variant describes the product. */
export function readProduct(format: ImportFormat, rows: readonly FileRow[]): ProductRead {
  const faults: Fault[] = [];
  const { own, variants } = readVariants(format, rows, faults);
  const said = (field: ImportField) => own.get(field);
  const prices = readPrices(own, faults);
  const priced = variants.find(({ price }) => price !== undefined);
  return {
    isOurs: format === 'waha',
    firstRow: own.number,
    sku: skuOf(format, own, variants),
    slug: said('slug'),
    status: readStatus(own, faults),
    texts: Object.fromEntries(TEXTS.flatMap((field) => (said(field) === undefined ? [] : [[field, said(field)]]))),
    loose: Object.fromEntries(LOOSE.flatMap((field) => (said(field) ? [[field, unescaped(format, said(field))]] : []))),
    category: said('category') || undefined,
    price: prices.price ?? priced?.price,
    salePrice: prices.price === undefined && priced ? priced.salePrice : prices.salePrice,
    cost: readCost(own, 'cost_price', faults),
    weightGrams: readWeight(own, faults),
    isReturnable: readFlagAt(own, 'is_returnable', faults),
    isFeatured: readFlagAt(own, 'is_featured', faults),
    simple: {
      barcode: said('barcode') === '' ? null : said('barcode'),
      stock: variants.length > 0 ? undefined : readStock(own, faults),
      row: own,
    },
    variants,
    pictures: readPictures(format, own, rows),
    faults,
  };
}

/**
 * Shopify identifies products by handle alone, which becomes the SKU of a product with variants; WooCommerce by a
 * number, if they have no SKU.
 */
function skuOf(format: ImportFormat, own: FileRow, variants: readonly VariantRead[]): string | undefined {
  const isByHandle = format === 'shopify' && variants.length > 0;
  const number = format === 'woocommerce' && own.get('row_id');
  const given = own.get('product_sku') || (isByHandle ? undefined : own.get('sku'));
  return given || own.get('slug')?.slice(0, 64) || (number ? `WC-${number}` : undefined);
}

/** WooCommerce writes a line end as the two characters `\n`. */
function unescaped(format: ImportFormat, text: string | undefined): string | undefined {
  return format === 'woocommerce' ? text?.replaceAll('\\r', '').replaceAll('\\n', '\n') : text;
}

const STATUSES: Readonly<Record<string, ProductRead['status']>> = {
  published: 'published',
  active: 'published',
  منشور: 'published',
  'معروض للبيع': 'published',
  draft: 'draft',
  مسودة: 'draft',
  مخفي: 'draft',
  hidden: 'draft',
  archived: 'archived',
  مؤرشف: 'archived',
  محذوف: 'archived',
  scheduled: 'scheduled',
};

function readStatus(row: FileRow, faults: Fault[]): ProductRead['status'] {
  const cell = row.get('status');
  if (cell !== undefined && cell !== '') {
    const status = STATUSES[cell.trim().toLowerCase()];
    if (status === undefined)
      faults.push(rowFault(row, 'status', 'import.unknown_status', { cell: cell.slice(0, 60) }));
    // Active products that are not published are hidden in Shopify.
    return status === 'published' && readFlag(row.get('published') ?? '') === false ? 'draft' : status;
  }
  const flag = readFlagAt(row, 'published', faults);
  return flag === undefined ? undefined : flag ? 'published' : 'draft';
}

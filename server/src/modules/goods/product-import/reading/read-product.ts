import type { ImportField } from '@waha/contract';
import { type PictureRead, readPictures } from '../pictures/read-pictures.ts';
import type { ImportFormat } from './column-maps.ts';
import { asWarning, type Fault } from './faults.ts';
import { type FileRow, rowNote } from './file-row.ts';
import { madeProductSku, shortSku } from './made-skus.ts';
import { readBarcode, readCost, readFlagAt, readPrices, readWeight } from './read-fields.ts';
import { draftReasons, readStatus, type StatusRead } from './read-status.ts';
import { NO_STOCK, readStock, type StockRead } from './read-stock.ts';
import { readForeignTexts, readOwnTexts, type TextsRead } from './read-texts.ts';
import { readVariants, type VariantRead } from './read-variants.ts';

/** Fields of one product from its rows. Absent fields are undefined. */
export interface ProductRead extends TextsRead {
  format: ImportFormat;
  /** True if the file is our own export: its slug counts. */
  isOurs: boolean;
  firstRow: number;
  sku: string | undefined;
  slug: string | undefined;
  status: StatusRead;
  /** Reasons to leave a new product a draft. */
  draftReasons: Fault[];
  /** Its address in the shop it comes from. */
  oldUrl: string | undefined;
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
  simple: { barcode: string | null | undefined; stock: StockRead; row: FileRow };
  variants: VariantRead[];
  /** Undefined: no column contains pictures. */
  pictures: PictureRead[] | undefined;
  faults: Fault[];
}

/** Reads the rows of one product in any format. The first row that is no variant describes the product. */
export function readProduct(format: ImportFormat, rows: readonly FileRow[]): ProductRead {
  const faults: Fault[] = [];
  const isOurs = format === 'waha';
  const { own, variants } = readVariants(format, rows, faults);
  const said = (field: ImportField) => own.get(field);
  const prices = readPrices(own, faults);
  const priced = variants.find(({ price }) => price);
  return {
    format,
    isOurs,
    firstRow: own.number,
    sku: skuOf(format, own, variants),
    slug: said('slug'),
    status: readStatus(format, own, faults),
    draftReasons: isOurs ? [] : draftReasons(own),
    oldUrl: said('old_url'),
    ...(isOurs ? readOwnTexts(own) : readForeignTexts(format, own, faults)),
    category: said('category') || said('product_category') || undefined,
    price: prices.price || priced?.price || prices.price,
    salePrice: !prices.price && priced ? priced.salePrice : prices.salePrice,
    cost: readCost(own, 'cost_price', faults),
    weightGrams: readWeight(own, faults),
    isReturnable: readFlagAt(own, 'is_returnable', faults),
    isFeatured: readFlagAt(own, 'is_featured', faults),
    simple: {
      barcode: readBarcode(own),
      stock: variants.length > 0 ? NO_STOCK : readStock(format, own, faults),
      row: own,
    },
    variants,
    pictures: readPictures(format, own, rows),
    faults: isOurs ? faults : [...faults.map(softened), ...currencyNote(own)],
  };
}

/** Amounts are taken as riyals: a header that names another currency is told. */
function currencyNote(row: FileRow): Fault[] {
  const [currency] = OTHER_CURRENCY.exec(row.headerOf('price') ?? '') ?? [];
  return currency && row.get('price') ? [rowNote(row, 'price', 'import.other_currency', { currency })] : [];
}

const OTHER_CURRENCY = /\b(?:USD|EUR|GBP|AED|KWD|BHD|QAR|OMR|EGP|JOD|TRY|INR|PKR|RUB)\b|[$€£]/i;

/** Cells that cannot be read are left out of a file of another shop, and told. */
const softened = (one: Fault) => (SOFT.has(one.key) ? asWarning(one) : one);
const SOFT = new Set(['import.not_a_number', 'import.not_a_stock', 'import.not_a_flag', 'import.unknown_unit']);

/**
 * Shopify identifies products by handle alone, which becomes the SKU of a product with variants; so do sheets with a
 * column of addresses.
 */
function skuOf(format: ImportFormat, own: FileRow, variants: readonly VariantRead[]): string | undefined {
  const isByHandle = (format === 'shopify' || (format === 'other' && own.get('slug'))) && variants.length > 0;
  const given = own.get('product_sku') || (isByHandle ? undefined : own.get('sku'));
  if (format === 'waha') return given || own.get('slug')?.slice(0, 64);
  const made = given ?? madeProductSku(format, own);
  return made && shortSku(made);
}

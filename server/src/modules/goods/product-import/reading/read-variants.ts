import { colourOf, type ImportField } from '@waha/contract';
import { type PictureRead, readVariantPicture } from '../pictures/read-pictures.ts';
import type { ImportFormat } from './column-maps.ts';
import type { Fault } from './faults.ts';
import { type FileRow, rowFault } from './file-row.ts';
import { madeProductSku, shortSku } from './made-skus.ts';
import { readAmount, readBarcode, readCost, readPrices } from './read-fields.ts';
import { readStock, type StockRead } from './read-stock.ts';

/** An option of a variant, as the file names it. */
export interface ReadOption {
  name: string;
  value: string;
}

/** Variant fields of a row. Absent fields are undefined. */
export interface VariantRead {
  row: FileRow;
  sku: string | undefined;
  barcode: string | null | undefined;
  size: string | null | undefined;
  colour: { ar: string | null; en: string | null; hex: string | null } | undefined;
  /** None where the file has no columns of options. */
  options: ReadOption[];
  /** Price of the variant itself; in our own format null means the product's price. */
  price: number | undefined;
  salePrice: number | null | undefined;
  /** Its own cost; null: the product's. */
  cost: number | null | undefined;
  stock: StockRead;
  picture: PictureRead | undefined;
}

const OPTIONS = [1, 2, 3].map((number) => ({
  name: `option${number}_name` as ImportField,
  value: `option${number}_value` as ImportField,
}));
/** Shopify's option value for a product without variants. */
const NO_OPTION = 'default title';

/** Splits the rows of a product into its own row and variant rows; a simple product has none of the latter. */
export function readVariants(
  format: ImportFormat,
  rows: readonly FileRow[],
  faults: Fault[],
): { own: FileRow; variants: VariantRead[] } {
  const [first] = rows;
  if (!first) throw new Error('a product has at least a row');
  for (const row of rows) if (row.cellsTooMany > 0) faults.push(rowFault(row, null, 'import.too_many_cells'));
  const isVariation = (row: FileRow) => isVariationRow(format, row);
  const own = rows.find((row) => !isVariation(row)) ?? first;
  const variantRows = rows.filter((row) =>
    format === 'woocommerce' || format === 'salla' ? isVariation(row) : isSold(row),
  );
  const names = OPTIONS.map(({ name }) => rows.find((row) => row.get(name))?.get(name) ?? '');
  const isSimple = format === 'woocommerce' || format === 'salla' ? variantRows.length === 0 : isOne(variantRows, own);
  if (isSimple) return { own, variants: [] };
  return { own, variants: variantRows.map((row, at) => readVariant(format, { row, names, own, at }, faults)) };
}

function isVariationRow(format: ImportFormat, row: FileRow): boolean {
  const type = row.get('row_type') ?? '';
  if (format === 'woocommerce') return /\bvariation\b/i.test(type);
  return format === 'salla' && /خيار/.test(type);
}

/** Further rows of Shopify's are pictures only. */
const isSold = (row: FileRow) =>
  !row.has('option1_name') ||
  ['sku', 'price', 'option1_value'].some((field) => row.get(field as ImportField) !== undefined);

/** True for a single row without options whose name and SKU are those of its product. */
function isOne(rows: readonly FileRow[], own: FileRow): boolean {
  const [row] = rows;
  if (!row) return true;
  if (rows.length > 1) return false;
  const option = row.get('option1_value')?.toLowerCase();
  if (option && option !== NO_OPTION) return false;
  if ((['size', 'color', 'color_ar', 'color_en'] as const).some((field) => row.get(field))) return false;
  const [productSku, sku] = [own.get('product_sku'), row.get('sku')];
  return !productSku || !sku || productSku === sku;
}

interface VariantPlace {
  row: FileRow;
  names: readonly string[];
  own: FileRow;
  at: number;
}

function readVariant(format: ImportFormat, place: VariantPlace, faults: Fault[]): VariantRead {
  const { row } = place;
  const ours = row.has('variant_price') || row.has('variant_sale_price');
  const prices = ours
    ? {
        price: readAmount(row, 'variant_price', faults),
        salePrice:
          readAmount(row, 'variant_sale_price', faults) ?? (row.get('variant_sale_price') === '' ? null : undefined),
      }
    : readPrices(row, faults);
  return {
    row,
    sku: skuOf(format, place),
    barcode: readBarcode(row),
    ...readChoice(place),
    ...prices,
    // Shops that have one column of costs give each variant its own.
    cost: readCost(row, format === 'waha' ? 'variant_cost_price' : 'cost_price', faults),
    stock: readStock(format, row, faults),
    picture: readVariantPicture(format, row),
  };
}

/**
 * A SKU derived from the product and the options, always the same: other shops sell variants without a SKU, and ours
 * are identified by it.
 */
function skuOf(format: ImportFormat, { own, row, at }: VariantPlace): string | undefined {
  const said = row.get('sku');
  if (format === 'waha') return said || undefined;
  if (said) return shortSku(said);
  const base = own.get('sku') ?? own.get('product_sku') ?? madeProductSku(format, own);
  return base && `${base.slice(0, 58)}-${at + 1}`;
}

const IS_SIZE = /size|مقاس|حجم|قياس/i;
const IS_COLOUR = /colou?r|لون|ألوان/i;

/**
 * Options with their names, and size and colour from columns of their own or from the options; where no option has a
 * name, the others go to the size, which buyers can select.
 */
function readChoice({ row, names }: VariantPlace): Pick<VariantRead, 'size' | 'colour' | 'options'> {
  const options = OPTIONS.map(({ value }, at) => ({
    name: names[at] ?? '',
    value: shownOption(row.get(value) ?? '', row),
  })).filter(({ value }) => value !== '' && value.toLowerCase() !== NO_OPTION);
  const colour = options.find(({ name }) => IS_COLOUR.test(name) && !IS_SIZE.test(name));
  const sizes = options.filter((option) => option !== colour).map(({ value }) => value);
  const named = row.get('color');
  const size = row.get('size');
  const isNamed = options.every(({ name }) => name !== '');
  return {
    size: row.has('size') || sizes.length === 0 ? (size === '' ? null : size) : sizes.join(' / ').slice(0, 60),
    colour: ownColour(row) ?? (colour ? colourOf(colour.value) : named ? colourOf(named) : undefined),
    options: isNamed ? options : [],
  };
}

/** A value from another shop, as long as one may be here. */
const shownOption = (value: string, { isOurs }: FileRow) =>
  isOurs ? value : value.replaceAll(/\s+/g, ' ').slice(0, LONGEST_OPTION).trim();
const LONGEST_OPTION = 60;

function ownColour(row: FileRow): VariantRead['colour'] {
  if (!row.has('color_ar') && !row.has('color_en')) return undefined;
  const part = (field: ImportField) => row.get(field) || null;
  return { ar: part('color_ar'), en: part('color_en'), hex: part('color_hex') };
}

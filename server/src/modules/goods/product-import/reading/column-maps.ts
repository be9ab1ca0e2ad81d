import { type ImportField, importFields, type ProductImport } from '@waha/contract';
import { productCsvColumns } from '../../catalog/index.ts';

export type ImportFormat = ProductImport['format'];

/** Columns of a format, by lower-case header. */
type ColumnMap = Readonly<Record<string, ImportField>>;

const isField = (name: string): name is ImportField => (importFields as readonly string[]).includes(name);

/** Columns of our own export that can be imported; its numbers cannot. */
const WAHA: ColumnMap = Object.fromEntries(productCsvColumns.filter(isField).map((name) => [name, name]));

/** https://help.shopify.com/manual/products/import-export/using-csv: the columns of its exports, and those of its present template. */
const SHOPIFY: ColumnMap = {
  handle: 'slug',
  'url handle': 'slug',
  title: 'title',
  'body (html)': 'body',
  description: 'body',
  vendor: 'brand',
  type: 'category',
  published: 'published',
  'published on online store': 'published',
  status: 'status',
  'variant sku': 'sku',
  sku: 'sku',
  'variant barcode': 'barcode',
  barcode: 'barcode',
  'variant grams': 'weight_grams',
  'weight value (grams)': 'weight_grams',
  'variant inventory qty': 'stock',
  'inventory quantity': 'stock',
  'variant price': 'price',
  price: 'price',
  'variant compare at price': 'compare_price',
  'cost per item': 'cost_price',
  'compare-at price': 'compare_price',
  'option1 name': 'option1_name',
  'option1 value': 'option1_value',
  'option2 name': 'option2_name',
  'option2 value': 'option2_value',
  'option3 name': 'option3_name',
  'option3 value': 'option3_value',
  'image src': 'pictures',
  'product image url': 'pictures',
  'image alt text': 'picture_alt',
  'variant image': 'variant_picture',
  'variant image url': 'variant_picture',
};

/** The template of Salla's import of products, as its panel gives it; its second line has the headers. */
const SALLA: ColumnMap = {
  النوع: 'row_type',
  'أسم المنتج': 'title',
  'اسم المنتج': 'title',
  'تصنيف المنتج': 'category',
  'سعر المنتج': 'price',
  الوصف: 'body',
  'رمز المنتج sku': 'sku',
  'السعر المخفض': 'sale_price',
  'سعر التكلفة': 'cost_price',
  الوزن: 'weight',
  'وحدة الوزن': 'weight_unit',
  'حالة المنتج': 'status',
  الماركة: 'brand',
  'العنوان الترويجي': 'summary',
  الباركود: 'barcode',
  الكمية: 'stock',
  'الكمية المتوفرة': 'stock',
  'صورة المنتج': 'pictures',
  'وصف صورة المنتج': 'picture_alt',
  '[1] الاسم': 'option1_name',
  '[1] القيمة': 'option1_value',
  '[2] الاسم': 'option2_name',
  '[2] القيمة': 'option2_value',
  '[3] الاسم': 'option3_name',
  '[3] القيمة': 'option3_value',
};

/** https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema */
const WOOCOMMERCE: ColumnMap = {
  id: 'row_id',
  type: 'row_type',
  sku: 'sku',
  'gtin, upc, ean, or isbn': 'barcode',
  name: 'title',
  published: 'published',
  'is featured?': 'is_featured',
  'short description': 'summary',
  description: 'body',
  stock: 'stock',
  'weight (kg)': 'weight',
  'weight (g)': 'weight_grams',
  'sale price': 'sale_price',
  'regular price': 'price',
  'cost of goods': 'cost_price',
  categories: 'category',
  parent: 'parent',
  brands: 'brand',
  images: 'pictures',
  'attribute 1 name': 'option1_name',
  'attribute 1 value(s)': 'option1_value',
  'attribute 2 name': 'option2_name',
  'attribute 2 value(s)': 'option2_value',
  'attribute 3 name': 'option3_name',
  'attribute 3 value(s)': 'option3_value',
};

/** Common column names of hand-made sheets. */
const OTHER: ColumnMap = {
  ...WAHA,
  name: 'title',
  title: 'title',
  'product name': 'title',
  الاسم: 'title',
  'اسم المنتج': 'title',
  'الاسم بالعربية': 'name_ar',
  'الاسم بالإنجليزية': 'name_en',
  description: 'body',
  الوصف: 'body',
  category: 'category',
  التصنيف: 'category',
  القسم: 'category',
  brand: 'brand',
  الماركة: 'brand',
  العلامة: 'brand',
  السعر: 'price',
  'السعر بعد الخصم': 'sale_price',
  'cost price': 'cost_price',
  'سعر التكلفة': 'cost_price',
  'sale price': 'sale_price',
  sku: 'sku',
  'رمز المنتج': 'sku',
  الباركود: 'barcode',
  images: 'pictures',
  image: 'pictures',
  picture: 'pictures',
  الصور: 'pictures',
  الصورة: 'pictures',
  'صورة المنتج': 'pictures',
  quantity: 'stock',
  qty: 'stock',
  الكمية: 'stock',
  المخزون: 'stock',
  المقاس: 'size',
  الحجم: 'size',
  color: 'color',
  colour: 'color',
  اللون: 'color',
  الوزن: 'weight_grams',
};

/** Formats in the order of recognition: each is recognised by columns that no other format has. */
const FORMATS: readonly { format: ImportFormat; marks: readonly (readonly string[])[]; map: ColumnMap }[] = [
  { format: 'waha', marks: [['product_sku', 'name_ar']], map: WAHA },
  {
    format: 'shopify',
    marks: [
      ['handle', 'title'],
      ['url handle', 'title'],
    ],
    map: SHOPIFY,
  },
  { format: 'woocommerce', marks: [['type', 'sku', 'regular price']], map: WOOCOMMERCE },
  {
    format: 'salla',
    marks: [
      ['النوع', 'أسم المنتج'],
      ['النوع', 'اسم المنتج'],
    ],
    map: SALLA,
  },
];

const key = (header: string) => header.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

export interface Recognised {
  format: ImportFormat;
  /** One field per column. If two columns map to one field, only the first counts. */
  fields: (ImportField | null)[];
}

/** Recognises the columns of a header row; null if none is known. */
export function recogniseColumns(headers: readonly string[]): Recognised | null {
  const keys = headers.map(key);
  const known = FORMATS.find(({ marks }) => marks.some((mark) => mark.every((one) => keys.includes(one))));
  const map = known?.map ?? OTHER;
  const taken = new Set<ImportField>();
  const fields = keys.map((name) => {
    const field = Object.hasOwn(map, name) ? (map[name] ?? null) : null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  return taken.size === 0 ? null : { format: known?.format ?? 'other', fields };
}

/** Required columns that are missing. */
export function missingFields(fields: readonly (ImportField | null)[]): ImportField[] {
  const has = (...some: ImportField[]) => some.some((field) => fields.includes(field));
  const missing: ImportField[] = [];
  if (!has('product_sku', 'sku', 'slug')) missing.push('sku');
  return missing;
}

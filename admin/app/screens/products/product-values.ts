import type { AdminProduct, AdminProductDraft } from '@waha/contract/types';
import { readNumber, showNumber } from '../../form/numbers.ts';
import { type PictureValue, pictureValue, sentPicture } from '../goods/picture-value.ts';

/** A variant as typed. */
export interface VariantValue {
  /** Id of an existing product. */
  id?: number;
  sku: string;
  barcode: string;
  size: string;
  color_ar: string;
  color_en: string;
  color_hex: string;
  price: string;
  sale_price: string;
  image_key: string;
  /** Stock of a new product. */
  stock: string;
  /** Stock of an existing variant. */
  left: number | null;
}

export type Specification = AdminProductDraft['specifications'][number];

/** A product as typed: numbers are texts until they are sent. */
export interface ProductValues {
  version: number;
  sku: string;
  slug: string;
  barcode: string;
  name_ar: string;
  name_en: string;
  short_description_ar: string;
  short_description_en: string;
  description_ar: string;
  description_en: string;
  keywords_ar: string;
  keywords_en: string;
  brand_ar: string;
  brand_en: string;
  category_id: string;
  extra_category_ids: string[];
  price: string;
  sale_price: string;
  weight_grams: string;
  is_returnable: boolean;
  is_featured: boolean;
  stock: string;
  specifications: Specification[];
  images: PictureValue[];
  variants: VariantValue[];
}

export const emptyProduct: ProductValues = {
  version: 0,
  sku: '',
  slug: '',
  barcode: '',
  name_ar: '',
  name_en: '',
  short_description_ar: '',
  short_description_en: '',
  description_ar: '',
  description_en: '',
  keywords_ar: '',
  keywords_en: '',
  brand_ar: '',
  brand_en: '',
  category_id: '',
  extra_category_ids: [],
  price: '',
  sale_price: '',
  weight_grams: '500',
  is_returnable: true,
  is_featured: false,
  stock: '',
  specifications: [],
  images: [],
  variants: [],
};

export const emptyVariant: VariantValue = {
  sku: '',
  barcode: '',
  size: '',
  color_ar: '',
  color_en: '',
  color_hex: '',
  price: '',
  sale_price: '',
  image_key: '',
  stock: '0',
  left: null,
};

/** An English text that says the Arabic one is not written: the field stays empty, and the text follows the Arabic. */
const translated = (english: string, arabic: string) => (english === arabic ? '' : english);

export function productValues(product: AdminProduct): ProductValues {
  return {
    version: product.version,
    sku: product.sku,
    slug: product.slug,
    barcode: product.barcode ?? '',
    name_ar: product.name_ar,
    name_en: translated(product.name_en, product.name_ar),
    short_description_ar: product.short_description_ar,
    short_description_en: translated(product.short_description_en, product.short_description_ar),
    description_ar: product.description_ar,
    description_en: translated(product.description_en, product.description_ar),
    keywords_ar: product.keywords_ar,
    keywords_en: product.keywords_en,
    brand_ar: product.brand_ar,
    brand_en: translated(product.brand_en, product.brand_ar),
    category_id: String(product.category_id),
    extra_category_ids: product.extra_category_ids.map(String),
    price: showNumber(product.price),
    sale_price: showNumber(product.sale_price),
    weight_grams: showNumber(product.weight_grams),
    is_returnable: product.is_returnable,
    is_featured: product.is_featured,
    stock: '0',
    specifications: product.specifications.map((line) => ({
      ...line,
      label_en: translated(line.label_en, line.label_ar),
      value_en: translated(line.value_en, line.value_ar),
    })),
    images: product.images.map(pictureValue),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      barcode: variant.barcode ?? '',
      size: variant.size ?? '',
      color_ar: variant.color_ar ?? '',
      color_en: translated(variant.color_en ?? '', variant.color_ar ?? ''),
      color_hex: variant.color_hex ?? '',
      price: showNumber(variant.price),
      sale_price: showNumber(variant.sale_price),
      image_key: variant.image?.key ?? '',
      stock: '0',
      left: variant.stock_quantity,
    })),
  };
}

/**
 * Body of the call from the typed values. Texts that are no numbers are left for the server to refuse at their fields.
 */
export function productBody(values: ProductValues): AdminProductDraft {
  const { version: _, stock: __, images, variants, specifications, ...rest } = values;
  return {
    ...rest,
    barcode: orNothing(values.barcode),
    category_id: required(values.category_id),
    extra_category_ids: values.extra_category_ids.map(Number),
    price: required(values.price),
    sale_price: readNumber(values.sale_price),
    weight_grams: required(values.weight_grams),
    specifications,
    images: images.map(sentPicture),
    variants: variants.map(({ id, left: ___, ...variant }) => ({
      ...(id === undefined ? { stock: required(variant.stock) } : { id }),
      sku: variant.sku,
      barcode: orNothing(variant.barcode),
      size: orNothing(variant.size),
      color_ar: orNothing(variant.color_ar),
      color_en: orNothing(variant.color_en),
      color_hex: orNothing(variant.color_hex),
      price: readNumber(variant.price),
      sale_price: readNumber(variant.sale_price),
      image_key: orNothing(variant.image_key),
    })),
  };
}

const orNothing = (typed: string) => (typed.trim() === '' ? null : typed.trim());
/** Undefined for an empty field, which the server refuses there; the return type does not guarantee a number. */
export const required = (typed: string) => (readNumber(typed) ?? undefined) as number;

import type { AdminProduct, AdminProductDraft } from '@waha/contract/types';
import type { BackorderKind, DeliveryKind, OptionKind, ProductTax } from '@waha/contract/vocabulary';
import { readNumber, showNumber } from '../../form/numbers.ts';
import type { ChosenProduct } from '../goods/chosen-products.tsx';
import { type PictureValue, pictureValue, sentPicture } from '../goods/picture-value.ts';
import { translated } from '../goods/translated.ts';
import { type BuyerFieldValue, buyerFieldValue, sentBuyerField } from './buyer-field-values.ts';
import type { ValueEntry } from './value-entry.ts';

/** An option of a product as typed. Its key is of this form alone: names change while they are typed. */
export interface OptionValue {
  key: string;
  kind: OptionKind;
  name_ar: string;
  name_en: string;
  values: ValueEntry[];
}

/** A variant as typed. */
export interface VariantValue {
  /** Id of an existing product. */
  id?: number;
  sku: string;
  barcode: string;
  /** Its Arabic value of each option, by the option's key. */
  chosen: Record<string, string>;
  /** Size and colour as stored: sent where a variant lacks a value of an option. */
  stored: Pick<AdminProductDraft['variants'][number], 'size' | 'color_ar' | 'color_en' | 'color_hex'>;
  price: string;
  sale_price: string;
  cost_price: string;
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
  /** With commas between them. */
  tags: string;
  seo_title_ar: string;
  seo_title_en: string;
  seo_description_ar: string;
  seo_description_en: string;
  brand_ar: string;
  brand_en: string;
  category_id: string;
  extra_category_ids: string[];
  price: string;
  sale_price: string;
  cost_price: string;
  weight_grams: string;
  tax: ProductTax;
  delivery: DeliveryKind;
  is_returnable: boolean;
  is_featured: boolean;
  /** Sale beyond stock; no kind: none. */
  backorder: { kind: '' | BackorderKind; ships_from: string; limit: string };
  stock: string;
  related: ChosenProduct[];
  specifications: Specification[];
  /** Fields that the buyer fills. */
  buyer_fields: BuyerFieldValue[];
  images: PictureValue[];
  options: OptionValue[];
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
  tags: '',
  seo_title_ar: '',
  seo_title_en: '',
  seo_description_ar: '',
  seo_description_en: '',
  brand_ar: '',
  brand_en: '',
  category_id: '',
  extra_category_ids: [],
  price: '',
  sale_price: '',
  cost_price: '',
  weight_grams: '500',
  tax: 'standard',
  delivery: 'shipped',
  is_returnable: true,
  is_featured: false,
  backorder: { kind: '', ships_from: '', limit: '' },
  stock: '',
  related: [],
  specifications: [],
  buyer_fields: [],
  images: [],
  options: [],
  variants: [],
};

export const emptyVariant: VariantValue = {
  sku: '',
  barcode: '',
  chosen: {},
  stored: { size: null, color_ar: null, color_en: null, color_hex: null },
  price: '',
  sale_price: '',
  cost_price: '',
  image_key: '',
  stock: '',
  left: null,
};

/** An English text that says the Arabic one is not written: the field stays empty, and the text follows the Arabic. */
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
    tags: product.tags.join('، '),
    seo_title_ar: product.seo_title_ar,
    seo_title_en: product.seo_title_en,
    seo_description_ar: product.seo_description_ar,
    seo_description_en: product.seo_description_en,
    brand_ar: product.brand_ar,
    brand_en: translated(product.brand_en, product.brand_ar),
    category_id: String(product.category_id),
    extra_category_ids: product.extra_category_ids.map(String),
    price: showNumber(product.price),
    sale_price: showNumber(product.sale_price),
    cost_price: showNumber(product.cost_price),
    weight_grams: showNumber(product.weight_grams),
    tax: product.tax,
    delivery: product.delivery,
    is_returnable: product.is_returnable,
    is_featured: product.is_featured,
    backorder: {
      kind: product.backorder?.kind ?? '',
      ships_from: product.backorder?.ships_from ?? '',
      limit: showNumber(product.backorder?.limit),
    },
    stock: '0',
    related: product.related,
    specifications: product.specifications.map((line) => ({
      ...line,
      label_en: translated(line.label_en, line.label_ar),
      value_en: translated(line.value_en, line.value_ar),
    })),
    buyer_fields: product.buyer_fields.map(buyerFieldValue),
    images: product.images.map(pictureValue),
    options: product.options.map((option, at) => optionValue(option, product.variants, at)),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      barcode: variant.barcode ?? '',
      chosen: Object.fromEntries(
        variant.choices.flatMap(({ value_ar }, at) => (value_ar === '' ? [] : [[String(at), value_ar]])),
      ),
      stored: {
        size: variant.size,
        color_ar: variant.color_ar,
        color_en: variant.color_en,
        color_hex: variant.color_hex,
      },
      price: showNumber(variant.price),
      sale_price: showNumber(variant.sale_price),
      cost_price: showNumber(variant.cost_price),
      image_key: variant.image?.key ?? '',
      stock: '0',
      left: variant.stock_quantity,
    })),
  };
}

type Stored = Pick<AdminProduct, 'options' | 'variants'>;

/** An option with all values that variants have, each once. */
function optionValue(
  { kind, name_ar, name_en }: Stored['options'][number],
  variants: Stored['variants'],
  at: number,
): OptionValue {
  const values = variants.flatMap(({ choices }) => choices[at] ?? []).filter(({ value_ar }) => value_ar !== '');
  const once = [...new Map(values.map((value) => [value.value_ar, value])).values()];
  return {
    key: String(at),
    kind,
    name_ar,
    name_en: translated(name_en, name_ar),
    values: once.map(({ value_ar, value_en, hex }) => ({
      value_ar,
      value_en: translated(value_en, value_ar),
      hex: hex ?? '',
    })),
  };
}

/** The options of a body and the values of its variants; none of both where a variant lacks a value. */
function sentOptions({ options, variants }: ProductValues) {
  const used = options.filter(({ values }) => values.length > 0);
  const choices = variants.map(({ chosen }) =>
    used.flatMap(({ key, kind, values }) => {
      const value = values.find(({ value_ar }) => value_ar === chosen[key]);
      return value ? [{ ...value, hex: kind === 'color' ? orNothing(value.hex) : null }] : [];
    }),
  );
  const isWhole = used.length > 0 && choices.every((one) => one.length === used.length);
  return isWhole ? { options: used.map(({ kind, name_ar, name_en }) => ({ kind, name_ar, name_en })), choices } : null;
}

/**
 * Body of the call from the typed values. Texts that are no numbers are left for the server to refuse at their fields.
 */
export function productBody(values: ProductValues): AdminProductDraft {
  const {
    version: _,
    stock: __,
    options: ___,
    images,
    variants,
    specifications,
    related,
    buyer_fields: fields,
    ...rest
  } = values;
  const sent = sentOptions(values);
  return {
    ...rest,
    barcode: orNothing(values.barcode),
    category_id: required(values.category_id),
    extra_category_ids: values.extra_category_ids.map(Number),
    price: required(values.price),
    sale_price: readNumber(values.sale_price),
    cost_price: readNumber(values.cost_price),
    backorder: sentBackorder(values.backorder),
    weight_grams: required(values.weight_grams),
    related_ids: related.map(({ id }) => id),
    tags: tagsOf(values.tags),
    specifications,
    buyer_fields: fields.map(sentBuyerField),
    images: images.map(sentPicture),
    ...(sent && { options: sent.options }),
    variants: variants.map(({ id, ...variant }, at) => ({
      ...(id === undefined ? { stock: readNumber(variant.stock) ?? 0 } : { id }),
      sku: variant.sku,
      barcode: orNothing(variant.barcode),
      ...variant.stored,
      ...(sent && { choices: sent.choices[at] ?? [] }),
      price: readNumber(variant.price),
      sale_price: readNumber(variant.sale_price),
      cost_price: readNumber(variant.cost_price),
      image_key: orNothing(variant.image_key),
    })),
  };
}

/** Tags as the writer of an import takes them apart, too. */
const tagsOf = (typed: string) =>
  typed
    .split(/[,;|،]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

function sentBackorder({ kind, ships_from, limit }: ProductValues['backorder']): AdminProductDraft['backorder'] {
  return kind === '' ? null : { kind, ships_from, limit: readNumber(limit) };
}

const orNothing = (typed: string) => (typed.trim() === '' ? null : typed.trim());
/** Undefined for an empty field, which the server refuses there; the return type does not guarantee a number. */
export const required = (typed: string) => (readNumber(typed) ?? undefined) as number;

import { z } from 'zod';
import {
  anySlug,
  day,
  givenRiyals,
  id,
  image,
  riyals,
  text,
  timestamp,
  typedLines,
  typedText,
  version,
} from '../platform/shapes.ts';
import {
  backorderKinds,
  deliveryKinds,
  optionKinds,
  productStatuses,
  productTaxes,
  productTypes,
  settableStatuses,
  stockReasons,
} from '../vocabulary/index.ts';
import { adminBuyerField, buyerFieldDraft, MOST_BUYER_FIELDS } from './buyer-fields.ts';
import { namedProduct } from './shapes.ts';
import { MOST_TAGS_OF_A_PRODUCT, tagName } from './tag-shapes.ts';

/** Largest price in riyals: fits a column of 32-bit halalas, and no product costs as much. */
const LARGEST_PRICE = 1_000_000;
const MOST_PIECES = 1_000_000;

const words = (most: number) => z.union([typedText(most), z.literal('')]);
const paragraphs = (most: number) => z.union([typedLines(most), z.literal('')]);
const price = givenRiyals(LARGEST_PRICE, 0.01);
const cost = givenRiyals(LARGEST_PRICE).nullable();
const sku = typedText(64);
const ownSku = z.union([sku, z.literal('')]).describe('Empty: the shop makes one, and keeps the one it has');
/** An English text left out says the Arabic one. */
const AS_IN_ARABIC = 'Empty: as in Arabic';
const barcode = z.string().regex(/^[0-9A-Za-z-]{4,32}$/, 'validation.barcode');
const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'validation.colour');
const pictureKey = z.string().regex(/^[0-9a-f]{16,64}$/, 'validation.picture');

/** A picture by its key: an uploaded one, or one the product has. */
export const namedPicture = z.object({ key: pictureKey, alt_ar: words(300), alt_en: words(300) });
export type PictureDraft = z.input<typeof namedPicture>;
export const shownPicture = image.omit({ alt: true }).extend({ key: text(64), alt_ar: text(300), alt_en: text(300) });
export type AdminPicture = z.infer<typeof shownPicture>;

export const specification = z.object({
  label_ar: typedText(120),
  label_en: words(120).describe(AS_IN_ARABIC),
  value_ar: typedText(300),
  value_en: words(300).describe(AS_IN_ARABIC),
});
export type SpecificationDraft = z.input<typeof specification>;

/** Most options a product varies in. */
const MOST_OPTIONS = 3;

export const optionDraft = z.object({
  kind: z.enum(optionKinds).describe('One colour and one size at most: filters list their values'),
  name_ar: typedText(40),
  name_en: words(40).describe(AS_IN_ARABIC),
});
export type OptionDraft = z.input<typeof optionDraft>;

export const choiceDraft = z.object({
  value_ar: typedText(60),
  value_en: words(60).describe(AS_IN_ARABIC),
  hex: hex.nullable().describe('Shade of a colour'),
});
export type ChoiceDraft = z.input<typeof choiceDraft>;

const shownOption = z.object({ kind: z.enum(optionKinds), name_ar: text(60), name_en: text(60) });
const shownChoice = z.object({ value_ar: text(60), value_en: text(60), hex: text(9).nullable() });

const variantFields = {
  sku: ownSku,
  barcode: barcode.nullable(),
  size: typedText(60).nullable(),
  color_ar: typedText(60).nullable(),
  color_en: words(60).nullable().describe('Null or empty beside a colour in Arabic: as in Arabic'),
  color_hex: hex.nullable(),
  price: price.nullable().describe('Its own; null for the product’s'),
  sale_price: price.nullable(),
  cost_price: cost.optional().describe('Its own; null for the product’s. Absent: as it is'),
};

export const variantDraft = z.object({
  id: id.optional().describe('Of one that exists'),
  ...variantFields,
  choices: z
    .array(choiceDraft)
    .max(MOST_OPTIONS)
    .optional()
    .describe('Its value of each of `options`, which then say its size and colour'),
  image_key: pictureKey.nullable().describe('One of the product’s pictures, or the one it has'),
  stock: z.int().min(0).max(MOST_PIECES).optional().describe('What a new one begins with'),
});
export type VariantDraft = z.input<typeof variantDraft>;

/** Sale beyond stock, as staff set it. */
export const backorderDraft = z.object({
  kind: z.enum(backorderKinds),
  ships_from: day.describe('Nothing is sold beyond stock once this day has passed'),
  limit: z.int().min(1).max(MOST_PIECES).nullable().describe('Most pieces of a variant owed at once; null: no limit'),
});
export type BackorderDraft = z.input<typeof backorderDraft>;

/** Most related products that staff choose: as many as a page shows. */
const MOST_RELATED = 8;

const productFields = {
  sku: ownSku,
  slug: z.union([anySlug, z.literal('')]).describe('Empty: made from its name, and left as it is later'),
  barcode: barcode.nullable().describe('Of a simple product'),
  name_ar: typedText(200),
  name_en: words(200).describe(AS_IN_ARABIC),
  short_description_ar: paragraphs(500),
  short_description_en: paragraphs(500).describe(AS_IN_ARABIC),
  description_ar: paragraphs(12_000).describe('Markdown'),
  description_en: paragraphs(12_000).describe('Markdown; empty: as in Arabic'),
  keywords_ar: words(500),
  keywords_en: words(500),
  seo_title_ar: words(120).optional().describe('For search engines; empty: its name. Absent: as it is'),
  seo_title_en: words(120).optional(),
  seo_description_ar: words(320).optional().describe('Empty: its short description'),
  seo_description_en: words(320).optional(),
  tags: z
    .array(tagName)
    .max(MOST_TAGS_OF_A_PRODUCT)
    .optional()
    .describe('Each in one language, and made where it is new. Absent: as they are'),
  specifications: z.array(specification).max(50),
  brand_ar: words(120),
  brand_en: words(120).describe(AS_IN_ARABIC),
  category_id: id,
  extra_category_ids: z.array(id).max(3),
  price,
  sale_price: price.nullable(),
  cost_price: cost
    .optional()
    .describe('Cost of one piece without VAT. Absent: as it is; written by owners and managers alone'),
  backorder: backorderDraft.nullable().optional().describe('Null: only stock is sold. Absent: as it is'),
  tax: z
    .enum(productTaxes)
    .optional()
    .describe('The standard rate, or the code of the reason why no VAT is due. Absent: as it is'),
  delivery: z
    .enum(deliveryKinds)
    .optional()
    .describe('How it reaches its buyer. Absent: as it is. What is `digital` has the stock of its codes and files'),
  is_returnable: z.boolean(),
  weight_grams: z.int().min(0).max(1_000_000),
  is_featured: z.boolean(),
  related_ids: z
    .array(id)
    .max(MOST_RELATED)
    .optional()
    .describe('Shown in this order before related products that the shop finds. Absent: as they are'),
  buyer_fields: z
    .array(buyerFieldDraft)
    .max(MOST_BUYER_FIELDS)
    .optional()
    .describe('Filled by the buyer, in this order. Absent: as they are'),
  images: z.array(namedPicture).max(20),
  options: z
    .array(optionDraft)
    .max(MOST_OPTIONS)
    .optional()
    .describe('Absent: size and colour of the variants, or what the product had'),
  variants: z.array(variantDraft).max(200).describe('None for a simple product'),
};

export const productDraft = z.object(productFields);
export type AdminProductDraft = z.infer<typeof productDraft>;

const stockLevel = z.int();

const adminVariant = z.object({
  id,
  sku: text(64),
  barcode: text(32).nullable(),
  size: text(60).nullable(),
  color_ar: text(60).nullable(),
  color_en: text(60).nullable(),
  color_hex: text(9).nullable(),
  choices: z
    .array(shownChoice)
    .max(MOST_OPTIONS)
    .describe('By the options of the product; empty texts where it has none'),
  price: riyals.nullable(),
  sale_price: riyals.nullable(),
  cost_price: riyals.nullable(),
  image: shownPicture.nullable(),
  stock_quantity: stockLevel.describe('What can be sold; what orders took is off it'),
});

export const adminProduct = z.object({
  id,
  version,
  status: z.enum(productStatuses),
  published_at: timestamp,
  product_type: z.enum(productTypes),
  sku: text(64),
  slug: text(120),
  barcode: text(32).nullable(),
  name_ar: text(200),
  name_en: text(200),
  short_description_ar: text(500),
  short_description_en: text(500),
  description_ar: text(20_000),
  description_en: text(20_000),
  keywords_ar: text(500),
  keywords_en: text(500),
  seo_title_ar: text(120),
  seo_title_en: text(120),
  seo_description_ar: text(320),
  seo_description_en: text(320),
  tags: z.array(text(60)).max(MOST_TAGS_OF_A_PRODUCT).describe('By their Arabic names'),
  specifications: z
    .array(z.object({ label_ar: text(120), label_en: text(120), value_ar: text(300), value_en: text(300) }))
    .max(50),
  brand_ar: text(120),
  brand_en: text(120),
  category_id: id,
  extra_category_ids: z.array(id).max(20),
  price: riyals,
  sale_price: riyals.nullable(),
  cost_price: riyals.nullable().describe('Null where none is known, and for all but owners and managers'),
  current_price: riyals.describe('The lowest to be paid now, promotions included'),
  promotion_id: id.nullable().describe('The one that makes it'),
  backorder: backorderDraft.nullable(),
  tax: z.enum(productTaxes),
  delivery: z.enum(deliveryKinds),
  is_returnable: z.boolean(),
  weight_grams: z.int(),
  is_featured: z.boolean(),
  related: z.array(namedProduct).max(MOST_RELATED).describe('Chosen by staff'),
  buyer_fields: z.array(adminBuyerField).max(MOST_BUYER_FIELDS),
  images: z.array(shownPicture).max(20),
  default_variant_id: id.nullable().describe('What of a simple product is counted'),
  options: z.array(shownOption).max(MOST_OPTIONS),
  variants: z.array(adminVariant).max(200),
  stock_quantity: stockLevel,
  sold_count: z.int(),
  updated_at: timestamp,
});
export type AdminProduct = z.infer<typeof adminProduct>;

export const listedProduct = z.object({
  id,
  version,
  status: z.enum(productStatuses),
  published_at: timestamp,
  product_type: z.enum(productTypes),
  sku: text(64),
  slug: text(120),
  name_ar: text(200),
  name_en: text(200),
  brand_ar: text(120),
  brand_en: text(120),
  brand_key: text(120),
  category_id: id,
  price: riyals,
  sale_price: riyals.nullable(),
  current_price: riyals,
  is_on_sale: z.boolean(),
  image: shownPicture.nullable(),
  default_variant_id: id.nullable().describe('Of a simple product: its stock is changed by it'),
  variants_count: z.int(),
  stock_quantity: stockLevel,
  low_variants: z.int().describe('How many of its variants have 1 to 5 pieces left'),
  sold_count: z.int(),
  updated_at: timestamp,
});
export type AdminProductRow = z.infer<typeof listedProduct>;

export const movement = z.object({
  id: z.int(),
  variant_id: id,
  sku: text(64),
  delta: z.int(),
  reason: z.enum(stockReasons),
  order_id: z.uuid().nullable(),
  note: text(300).nullable(),
  at: timestamp,
});
export type StockMovement = z.infer<typeof movement>;

export const stockChange = z.object({
  variant_id: id,
  delta: z
    .int()
    .min(-MOST_PIECES)
    .max(MOST_PIECES)
    .refine((delta) => delta !== 0, 'validation.required'),
});

export const bulkRow = z.object({
  id,
  version,
  price: price.optional(),
  sale_price: price.nullable().optional(),
  category_id: id.optional(),
  status: z.enum(settableStatuses).optional(),
  stock: stockChange.optional(),
});
export type BulkProductRow = z.infer<typeof bulkRow>;

export const bulkOutcome = z.object({
  id,
  is_done: z.boolean(),
  code: text(60).nullable().describe('The refusal’s, where it is not done'),
  message: text(500).nullable(),
  errors: z
    .record(text(60), z.array(text(300)).max(5))
    .nullable()
    .describe('By field'),
  product: listedProduct.nullable().describe('As it is now; null where there is none'),
});
export type BulkProductOutcome = z.infer<typeof bulkOutcome>;

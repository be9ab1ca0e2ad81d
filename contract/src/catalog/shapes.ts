import { z } from 'zod';
import {
  anySlug,
  day,
  id,
  image,
  page,
  pageQuery,
  riyals,
  slug,
  text,
  textFlag,
  textId,
  textInteger,
  textRiyals,
  timestamp,
  typedText,
} from '../platform/shapes.ts';
import {
  backorderKinds,
  badgeTypes,
  deliveryKinds,
  optionKinds,
  productSorts,
  productTypes,
  promotionTypes,
  sizeAdvices,
  taxCategories,
} from '../vocabulary/index.ts';
import { buyerField, MOST_BUYER_FIELDS } from './buyer-fields.ts';
import { MOST_TAGS_OF_A_PRODUCT, productTag } from './tag-shapes.ts';

/** A product in something that is about it. */
export const productRef = z.object({ id, name: text(200), slug: text(200) });
export type ProductRef = z.infer<typeof productRef>;

export const picturedProduct = productRef.extend({ image: image.nullable() });
export type PicturedProduct = z.infer<typeof picturedProduct>;

/** A product in something that staff edit. */
export const namedProduct = z.object({ id, name_ar: text(200), name_en: text(200) });
export type NamedProduct = z.infer<typeof namedProduct>;

export const categoryRef = z.object({ id, name: text(120), slug: text(120) });
export type CategoryRef = z.infer<typeof categoryRef>;

export const category = categoryRef.extend({
  description: text(1_000),
  image: image.nullable(),
  products_count: z.int().describe('Products in the whole subtree'),
  parent_id: id.nullable(),
  backdrop: text(20),
});

/** Maximum number of categories of a shop, and of siblings under one parent. */
export const MOST_CATEGORIES = 12_000;
export const MOST_SIBLINGS = 100;
/** Page size of the category list. */
export const CATEGORIES_A_PAGE = 1_000;

/** A category with the one level below it, as menus show it. */
export const categoryWithChildren = category.extend({ children: z.array(category).max(MOST_SIBLINGS) });

export const variant = z.object({
  id,
  sku: text(64),
  size: text(60).nullable(),
  color: text(60).nullable(),
  color_hex: text(9).nullable(),
  price: riyals,
  sale_price: riyals.nullable(),
  choices: z.array(text(60)).max(3).describe('Its value of each option of the product; empty where it has none'),
  in_stock: z.boolean(),
  stock_quantity: z.int(),
  image: image.nullable(),
});

/** An option that the variants of a product differ in: «السعة», «الخامة». */
export const productOption = z.object({ kind: z.enum(optionKinds), name: text(60) });
export type ProductOption = z.infer<typeof productOption>;

/** The running promotion that makes (or offers) the price shown. */
export const promotionRef = z.object({
  id,
  type: z.enum(promotionTypes),
  name: text(160),
  label: text(120),
  ends_at: timestamp.nullable(),
});

export const badge = z.object({ type: z.enum(badgeTypes), label: text(60) });

/** Sale of pieces that are not there yet. */
export const backorder = z.object({
  kind: z.enum(backorderKinds),
  ships_from: day.describe('Day on which pieces beyond stock are sent; a line of an order names it'),
  left: z.int().describe('Pieces that can be ordered beyond stock, of one variant, at most 99'),
  variants: z
    .array(z.object({ id, left: z.int() }))
    .max(200)
    .describe('Those that can be; none of a simple product'),
});
export type Backorder = z.infer<typeof backorder>;

/** A product as lists carry it. Money in riyals, texts in the reader's language. */
export const product = z.object({
  id,
  sku: text(64),
  slug: text(120),
  name: text(200),
  short_description: text(500),
  brand: text(120),
  product_type: z.enum(productTypes),
  price: riyals.describe('Regular price; for variable products the lowest'),
  sale_price: riyals.nullable().describe('Price to pay now when it is lower: own sale price or running promotion'),
  in_stock: z.boolean(),
  stock_quantity: z.int(),
  images: z.array(image).max(20),
  category: categoryRef,
  categories: z.array(categoryRef).max(20),
  options: z.array(productOption).max(3),
  variants: z.array(variant).max(200),
  rating_average: z.number().min(0).max(5),
  rating_count: z.int(),
  badges: z.array(badge).max(4),
  promotion: promotionRef.nullable(),
  backorder: backorder.nullable().describe('Null where only stock is sold'),
  is_returnable: z.boolean(),
  delivery: z.enum(deliveryKinds).describe('`digital` is given as codes or files after payment, and never sent'),
  weight_grams: z.int(),
  asks_buyer: z.literal(true).optional().describe('A field of it has to be filled: it is bought on its page'),
});

export const bundleItem = z.object({
  product_id: id,
  variant_id: id.nullable(),
  name: text(200),
  variant: text(120).nullable(),
  slug: text(120),
  quantity: z.int(),
  price: riyals,
  image: image.nullable(),
});
export type BundleItem = z.infer<typeof bundleItem>;

export const bundle = z.object({
  id,
  slug: text(120),
  name: text(200),
  description: text(2_000),
  images: z.array(image).max(10),
  bundle_price: riyals,
  original_price: riyals.describe('What the parts cost one by one'),
  savings: riyals,
  bundle_items: z.array(bundleItem).max(50),
  in_stock: z.boolean(),
  stock_quantity: z.int().describe('How many whole sets can be sold: the minimum over the parts'),
});

export const specification = z.object({ label: text(120), value: text(300) });

/** Products that are compared at once: more columns than these are not read side by side. */
export const MOST_COMPARED = 4;

/** A product beside others. */
export const comparedProduct = product.extend({ specifications: z.array(specification).max(50) });
export type ComparedProduct = z.infer<typeof comparedProduct>;

/** Comparison for a reduced price. */
export const priorPrice = z.object({
  variant_id: id.nullable().describe('Null for a simple product'),
  lowest_price: riyals,
});
export type PriorPrice = z.infer<typeof priorPrice>;

/** The trade item number of a variant. */
export const variantGtin = z.object({
  variant_id: id.nullable().describe('Null for a simple product'),
  gtin: text(14),
});

/** How its sizes fit, by reviews and returns of a year. */
export const sizeAdvice = z.object({
  advice: z.enum(sizeAdvices),
  buyers: z.int().min(5).describe('Buyers who said how it fits, each counted once'),
});

export const productDetail = product.extend({
  description: text(20_000).describe('HTML, sanitised on the server'),
  specifications: z.array(specification).max(50),
  related: z.array(product).max(12),
  bundles: z.array(bundle).max(4),
  promotions: z.array(promotionRef).max(10).describe('Every running promotion this product takes part in'),
  breadcrumbs: z.array(categoryRef).max(10),
  brand_key: text(120).describe('Of its brand’s page and filter; empty without a brand'),
  tags: z.array(productTag).max(MOST_TAGS_OF_A_PRODUCT).describe('With the keys of their pages'),
  keywords: text(500),
  seo_title: text(120).describe('For search engines; empty: its name'),
  seo_description: text(320).describe('Empty: its short description'),
  prior_prices: z
    .array(priorPrice)
    .max(200)
    .describe('Of what is reduced now: the lowest price of the 30 days before it was; none where it had no other'),
  share_picture: text(120).describe('Path of its picture for sharing, JPEG of 1200 × 630 with its name and price'),
  gtins: z.array(variantGtin).max(200).describe('GTINs of its variants, where their barcodes are some'),
  tax: z.enum(taxCategories).describe('The category of VAT that its prices contain'),
  buyer_fields: z
    .array(buyerField)
    .max(MOST_BUYER_FIELDS)
    .describe('Filled by its buyer; a line sends them as `answers`'),
  size_guide: slug.nullable().describe('The table of GET /size-guide that its sizes belong to'),
  size_advice: sizeAdvice.nullable().describe('Null while too few buyers said how it fits, or where they disagree'),
});

export const promotion = promotionRef.extend({
  description: text(2_000),
  starts_at: timestamp,
  percent: z.number().nullable(),
  fixed_price: riyals.nullable(),
  buy_quantity: z.int().nullable(),
  get_quantity: z.int().nullable(),
  quantity_cap: z.int().nullable(),
  quantity_sold: z.int(),
  licence_number: text(60).nullable(),
  stackable: z.boolean(),
  products: z.array(product).max(60),
});

export const facetValue = z.object({ value: text(120), label: text(120), count: z.int() });
export type FacetValue = z.infer<typeof facetValue>;

export const facets = z.object({
  is_exact: z
    .boolean()
    .describe(
      'False where there are too many products to count all: choices and counts are then those of some of them',
    ),
  categories: z.array(facetValue).max(100),
  brands: z.array(facetValue).max(100),
  colors: z.array(facetValue.extend({ hex: text(9).nullable() })).max(60),
  sizes: z.array(facetValue).max(60),
  price: z.object({ min: riyals, max: riyals }),
  in_stock: z.int(),
  on_sale: z.int(),
  ratings: z.array(facetValue).max(5),
});
export type Facets = z.infer<typeof facets>;

const listText = z.string().max(400);

export const productListQuery = z.object({
  ...pageQuery,
  search: z.string().max(200).optional(),
  category_id: textId.optional(),
  sort: z.enum(productSorts).optional(),
  min_price: textRiyals.optional(),
  max_price: textRiyals.optional(),
  in_stock: textFlag.optional(),
  on_sale: textFlag.optional(),
  brand: listText.describe('One or several, joined by a comma').optional(),
  tag: typedText(120).describe('The key of a tag, or a former one').optional(),
  color: listText.describe('One or several, joined by a comma').optional(),
  size: listText.describe('One or several, joined by a comma').optional(),
  rating: textInteger(1, 5).describe('At least this many stars').optional(),
  facets: textFlag.describe('Whether to count facets, default true').optional(),
});

export const productPage = page(product).extend({
  is_total_exact: z
    .boolean()
    .describe(
      'False: there are more than `total`, which is as far as is counted. Pages end at `last_page`, at 10,000 products',
    ),
  facets: facets.nullable(),
  did_you_mean: text(200).nullable().describe('The corrected search text when the words as typed are unknown'),
  has_every_word: z.boolean().describe('False where nothing has all words of the search and these have some of them'),
});

export const slugParams = z.object({ slug });
export const idParams = z.object({ id: textId });
export const categoriesQuery = z.object({
  search: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Those whose name in either language has a word for each of its words that begins so, those at the top first, at most 24',
    ),
  page: textInteger(1, MOST_CATEGORIES / CATEGORIES_A_PAGE).optional(),
});

/** A category is found by its id or its slug. */
export const idOrSlugParams = z.object({ id: z.union([textId, anySlug]) });
export const limitQuery = z.object({ limit: textInteger(1, 24).optional() });

export type Category = z.infer<typeof category>;
export type CategoryWithChildren = z.infer<typeof categoryWithChildren>;
export type Product = z.infer<typeof product>;
export type ProductDetail = z.infer<typeof productDetail>;
export type ProductPage = z.infer<typeof productPage>;
export type Variant = z.infer<typeof variant>;
export type Bundle = z.infer<typeof bundle>;
export type Promotion = z.infer<typeof promotion>;
export type PromotionRef = z.infer<typeof promotionRef>;
export type Badge = z.infer<typeof badge>;

import {
  deliveryKinds,
  type ProductStatus,
  type ProductTax,
  productStatuses,
  productTaxes,
  stockReasons,
} from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx, whereClause } from '../../../../platform/database/index.ts';
import { storedField } from '../buyer-fields/buyer-fields.ts';
import { hasTag, tagsAtProduct } from '../tags/tagged-products.store.ts';
import { storedChoice } from './choices.ts';
import { productImage } from './product-row.ts';

/** A product as staff lists show it. */
const listedProduct = {
  id: sql.int4,
  version: sql.int4,
  status: sql.text.oneOf(...productStatuses),
  published_at: sql.timestamptz,
  product_type: sql.text.oneOf('simple', 'variable'),
  sku: sql.text,
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  brand_ar: sql.text,
  brand_en: sql.text,
  brand_key: sql.text,
  category_id: sql.int4,
  price_halalas: sql.int4,
  sale_price_halalas: sql.int4.orNull,
  current_price_halalas: sql.int4,
  is_on_sale: sql.bool,
  image: sql.jsonb.of(productImage).orNull,
  default_variant_id: sql.int4.orNull,
  variants_count: sql.int4,
  stock_quantity: sql.int4,
  low_variants: sql.int4,
  sold_count: sql.int4,
  updated_at: sql.timestamptz,
};
export type ListedProductRow = Row<typeof listedProduct>;

/** Stock level from which staff see a warning. */
const lowStock = sql`(select shop_rule('lowStock', 5))`;

const levels = sql`product_variants v left join stock_levels s on s.variant_id = v.id where v.product_id = p.id and v.is_active`;
const listed = sql`
  p.id, p.version, p.status, p.published_at, p.product_type, p.sku, p.slug, p.name_ar, p.name_en, p.brand_ar, p.brand_en,
  p.brand_key, p.category_id, p.price_halalas, p.sale_price_halalas, p.current_price_halalas, p.is_on_sale,
  p.images -> 0 as image, p.sold_count, p.updated_at,
  (select v.id from product_variants v where v.product_id = p.id and v.is_default and v.is_active) as default_variant_id,
  (select count(*)::int from product_variants v where v.product_id = p.id and v.is_active and not v.is_default)
    as variants_count,
  (select coalesce(sum(s.quantity), 0)::int from ${levels}) as stock_quantity,
  (select count(*)::int from ${levels} and s.quantity between 1 and ${lowStock}) as low_variants`;

/** A staff search for products: the raw text and its words. */
export interface Sought {
  typed: string;
  tsquery: string | null;
}

export interface ProductFilters {
  q: Sought;
  category_id: number;
  brand: string;
  tag: string;
  status: ProductStatus;
  stock: 'out' | 'low';
  tax: ProductTax;
  on_sale: boolean;
}

const filters = {
  q: ({ typed, tsquery }: Sought) => {
    const beginning = `${typed.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql`p.id in (
      select s.product_id from product_search s where s.document @@ ${tsquery}::tsquery
      union select v.product_id from product_variants v where lower(v.sku) like ${beginning}
      union select v.product_id from product_variants v where v.barcode = ${typed}
      union select o.id from products o where lower(o.sku) like ${beginning}
    )`;
  },
  category_id: (id: number) => sql`p.category_ids @> array[${id}::int]`,
  brand: (key: string) => sql`p.brand_key = ${key}`,
  tag: hasTag,
  status: (status: ProductStatus) => sql`p.status = ${status}`,
  stock: (stock: 'out' | 'low') =>
    stock === 'out'
      ? sql`not p.in_stock`
      : sql`p.in_stock and p.id in (
          select s.product_id from stock_levels s join product_variants v on v.id = s.variant_id and v.is_active
          where s.quantity between 1 and ${lowStock}
        )`,
  tax: (tax: ProductTax) => sql`p.tax = ${tax}`,
  on_sale: (isOnSale: boolean) => sql`p.is_on_sale = ${isOnSale}`,
};

export const listAdminProducts = defineList({
  columns: listedProduct,
  select: listed,
  from: sql`products p`,
  sorts: {
    updated_at: sql`p.updated_at`,
    name: sql`p.name_ar`,
    price: sql`p.price_halalas`,
    stock: sql`coalesce(stock.quantity, 0)`,
    sales: sql`p.sold_count`,
  },
  // Summed for all products at once: a stored column would add a write and an index to every order.
  joins: {
    stock: sql`left join (
        select s.product_id, sum(s.quantity)::int as quantity from stock_levels s
        where s.variant_id not in (select v.id from product_variants v where not v.is_active) group by s.product_id
      ) stock on stock.product_id = p.id`,
  },
  neverNull: ['updated_at', 'name', 'price', 'stock', 'sales'],
  sort: '-updated_at',
  tie: sql`p.id`,
  filters,
});

/** Products by id, as staff lists show them. */
export async function readListedProducts(db: Database | Tx, ids: readonly number[]): Promise<ListedProductRow[]> {
  const { rows } = await sql.rows(listedProduct)`
    select ${listed} from products p where p.id = any(${[...ids]}::int[]) order by p.id
  `.execute(db);
  return rows;
}

const adminVariant = z.strictObject({
  id: z.number(),
  sku: z.string(),
  barcode: z.string().nullable(),
  is_default: z.boolean(),
  size: z.string().nullable(),
  color_ar: z.string().nullable(),
  color_en: z.string().nullable(),
  color_hex: z.string().nullable(),
  choices: z.array(storedChoice).nullish(),
  price_halalas: z.number().nullable(),
  sale_price_halalas: z.number().nullable(),
  cost_halalas: z.number().nullish(),
  image: productImage.nullable(),
  quantity: z.number(),
});

const adminProduct = {
  ...listedProduct,
  short_description_ar: sql.text,
  short_description_en: sql.text,
  description_source_ar: sql.text,
  description_source_en: sql.text,
  keywords_ar: sql.text,
  keywords_en: sql.text,
  seo_title_ar: sql.text,
  seo_title_en: sql.text,
  seo_description_ar: sql.text,
  seo_description_en: sql.text,
  /** Their Arabic names. */
  tags: sql.textArray,
  specifications: sql.jsonb.of(
    z.array(z.strictObject({ label_ar: z.string(), label_en: z.string(), value_ar: z.string(), value_en: z.string() })),
  ),
  cost_halalas: sql.int4.orNull,
  backorder: sql.text.oneOf('none', 'preorder', 'backorder'),
  ships_from: sql.date.orNull,
  backorder_limit: sql.int4.orNull,
  related: sql.jsonb.of(z.array(z.strictObject({ id: z.number(), name_ar: z.string(), name_en: z.string() }))),
  extra_category_ids: sql.int4Array,
  category_ids: sql.int4Array,
  promotion_id: sql.int4.orNull,
  tax: sql.text.oneOf(...productTaxes),
  is_returnable: sql.bool,
  delivery: sql.text.oneOf(...deliveryKinds),
  weight_grams: sql.int4,
  is_featured: sql.bool,
  buyer_fields: sql.jsonb.of(z.array(storedField)),
  images: sql.jsonb.of(z.array(productImage)),
  /** Variants on sale, including the default one of a simple product. */
  variants: sql.jsonb.of(z.array(adminVariant)),
};
export type AdminProductRow = Row<typeof adminProduct>;

const whole = sql`
  ${listed}, p.short_description_ar, p.short_description_en, p.description_source_ar, p.description_source_en,
  p.keywords_ar, p.keywords_en, p.seo_title_ar, p.seo_title_en, p.seo_description_ar, p.seo_description_en,
  array(select t.name_ar from ${tagsAtProduct} order by t.name_ar, t.id) as tags, p.specifications,
  p.cost_halalas, p.backorder, p.ships_from, p.backorder_limit,
  (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name_ar', r.name_ar, 'name_en', r.name_en) order by chosen.at), '[]')
    from unnest(p.related_ids) with ordinality as chosen (id, at) join products r on r.id = chosen.id) as related,
  p.extra_category_ids, p.category_ids,
  (p.promotion ->> 'id')::int as promotion_id, p.tax, p.is_returnable, p.delivery, p.weight_grams, p.is_featured, p.buyer_fields, p.images,
  (select coalesce(jsonb_agg(jsonb_build_object(
    'id', v.id, 'sku', v.sku, 'barcode', v.barcode, 'is_default', v.is_default, 'size', v.size, 'color_ar', v.color_ar,
    'color_en', v.color_en, 'color_hex', v.color_hex, 'choices', v.choices, 'price_halalas', v.price_halalas,
    'sale_price_halalas', v.sale_price_halalas, 'cost_halalas', v.cost_halalas, 'image', v.image,
    'quantity', coalesce(s.quantity, 0)
  ) order by v.position, v.id), '[]') from ${levels}) as variants`;

/** One product with every field that staff edit. */
export async function readAdminProduct(db: Database | Tx, id: number): Promise<AdminProductRow | undefined> {
  const { rows } = await sql.rows(adminProduct)`select ${whole} from products p where p.id = ${id}`.execute(db);
  return rows[0];
}

/** Several products by id, with every field that staff edit. */
export async function readAdminProducts(db: Database | Tx, ids: readonly number[]): Promise<AdminProductRow[]> {
  const { rows } = await sql.rows(adminProduct)`
    select ${whole} from products p where p.id = any(${[...ids]}::int[]) order by p.id
  `.execute(db);
  return rows;
}

/** A page of filtered products after an id, for iterating over all of them. */
export async function listAdminProductsAfter(
  db: Database,
  given: Partial<ProductFilters>,
  { after, limit }: { after: number; limit: number },
): Promise<AdminProductRow[]> {
  const { rows } = await sql.rows(adminProduct)`
    select ${whole} from products p where ${whereClause<ProductFilters>(filters, given)} and p.id > ${after}
    order by p.id limit ${limit}
  `.execute(db);
  return rows;
}

const pricedProduct = {
  id: sql.int4,
  sku: sql.text,
  price_halalas: sql.int4,
  sale_price_halalas: sql.int4.orNull,
  variants: sql.jsonb.of(z.array(adminVariant.pick({ sku: true, price_halalas: true, sale_price_halalas: true }))),
};
export type PricedProduct = Row<typeof pricedProduct>;

/** A page of filtered products after an id with the prices of their active variants; null: of any id. */
export async function listPricesAfter(
  db: Database | Tx,
  given: Partial<ProductFilters>,
  { ids, after, limit }: { ids: readonly number[] | null; after: number; limit: number },
): Promise<PricedProduct[]> {
  const { rows } = await sql.rows(pricedProduct)`
    select p.id, p.sku, p.price_halalas, p.sale_price_halalas,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', v.sku, 'price_halalas', v.price_halalas,
        'sale_price_halalas', v.sale_price_halalas) order by v.position, v.id), '[]')
        from product_variants v where v.product_id = p.id and v.is_active) as variants
    from products p where ${whereClause<ProductFilters>(filters, given)} and p.id > ${after}
      and (${ids && [...ids]}::int[] is null or p.id = any(${ids && [...ids]}::int[]))
    order by p.id limit ${limit}
  `.execute(db);
  return rows;
}

/** Brands, those with the most products first. */
export async function listBrands(db: Database, limit: number) {
  const columns = { key: sql.text, name_ar: sql.text, name_en: sql.text, products_count: sql.int4 };
  const { rows } = await sql.rows(columns)`
    select p.brand_key as key, min(p.brand_ar) as name_ar, min(p.brand_en) as name_en, count(*)::int as products_count
    from products p where p.brand_key <> '' group by p.brand_key order by count(*) desc, p.brand_key limit ${limit}
  `.execute(db);
  return rows;
}

const movement = {
  id: sql.int8,
  variant_id: sql.int4,
  sku: sql.text,
  delta: sql.int4,
  reason: sql.text.oneOf(...stockReasons),
  order_id: sql.uuid.orNull,
  note: sql.text.orNull,
  created_at: sql.timestamptz,
};
export type MovementRow = Row<typeof movement>;

export const listMovements = defineList({
  columns: movement,
  select: sql`m.id, m.variant_id, v.sku, m.delta, m.reason, m.order_id, m.note, m.created_at`,
  from: sql`stock_movements m join product_variants v on v.id = m.variant_id`,
  sorts: { at: sql`m.id` },
  neverNull: ['at'],
  sort: '-at',
  tie: sql`m.id`,
  filters: {
    product_id: (id: number) => sql`v.product_id = ${id}`,
    variant_id: (id: number) => sql`m.variant_id = ${id}`,
  },
});

/** Products that are not of the standard rate, by tax; archived ones are not counted. */
export async function countProductTaxes(db: Database) {
  const { rows } = await sql.rows({ tax: sql.text.oneOf(...productTaxes), count: sql.int4 })`
    select p.tax, count(*)::int as count from products p where p.tax <> 'standard' and p.status <> 'archived' group by p.tax order by p.tax
  `.execute(db);
  return rows;
}

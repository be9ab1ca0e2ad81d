import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import type { BundleDraft } from '../categories/save-category.store.ts';
import type { Existing } from '../products/product-draft.ts';
import { productImage } from '../products/product-row.ts';

const item = z.strictObject({
  variant_id: z.number(),
  quantity: z.number(),
  product_id: z.number(),
  sku: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  size: z.string().nullable(),
  color_ar: z.string().nullable(),
  color_en: z.string().nullable(),
  stock_quantity: z.number(),
});

const adminBundle = {
  id: sql.int4,
  version: sql.int4,
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  price_halalas: sql.int4,
  parts_halalas: sql.int8,
  images: sql.jsonb.of(z.array(productImage)),
  position: sql.int4,
  is_active: sql.bool,
  is_whole: sql.bool,
  items: sql.jsonb.of(z.array(item)),
};
export type AdminBundleRow = Row<typeof adminBundle>;

const parts = sql`bundle_items i join product_variants v on v.id = i.variant_id join products p on p.id = v.product_id`;
const columns = sql`
  b.id, b.version, b.slug, b.name_ar, b.name_en, b.description_ar, b.description_en, b.price_halalas, b.images, b.position,
  b.is_active,
  (select coalesce(sum(i.quantity::bigint * coalesce(v.price_halalas, p.price_halalas)), 0)::bigint
    from ${parts} where i.bundle_id = b.id) as parts_halalas,
  (select coalesce(bool_and(p.is_active and v.is_active), false) from ${parts} where i.bundle_id = b.id) as is_whole,
  (select coalesce(jsonb_agg(jsonb_build_object(
    'variant_id', v.id, 'quantity', i.quantity, 'product_id', p.id, 'sku', v.sku, 'name_ar', p.name_ar,
    'name_en', p.name_en, 'size', v.size, 'color_ar', v.color_ar, 'color_en', v.color_en,
    'stock_quantity', coalesce(s.quantity, 0)
  ) order by i.position, v.id), '[]')
    from ${parts} left join stock_levels s on s.variant_id = v.id where i.bundle_id = b.id) as items`;

export const listAdminBundles = defineList({
  columns: adminBundle,
  select: columns,
  from: sql`bundles b`,
  sorts: { position: sql`b.position`, name: sql`b.name_ar`, price: sql`b.price_halalas` },
  neverNull: ['position', 'name', 'price'],
  sort: 'position',
  tie: sql`b.id`,
  filters: {
    q: (text: string) =>
      sql`(strpos(lower(b.name_ar), lower(${text})) > 0 or strpos(lower(b.name_en), lower(${text})) > 0)`,
    is_active: (isActive: 'true' | 'false') => sql`b.is_active = ${isActive === 'true'}`,
  },
});

export async function readAdminBundle(db: Database | Tx, id: number): Promise<AdminBundleRow | undefined> {
  const { rows } = await sql.rows(adminBundle)`select ${columns} from bundles b where b.id = ${id}`.execute(db);
  return rows[0];
}

/** Lock key: an arbitrary number, the same in every process. */
const BUNDLES_LOCK = 7_326_103;

/**
 * Locks the bundles: they are few and written one at a time, so a free slug stays free, and no part becomes one that asks its buyer.
 * Returns their number.
 */
export async function lockBundles(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(${BUNDLES_LOCK})`.execute(tx);
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from bundles`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function isBundleSlugTaken(tx: Tx, slug: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from bundles where slug = ${slug} and id <> ${id}`.execute(tx);
  return rows.length > 0;
}

/** Prices in halalas of those variants that are on sale. */
export async function readPartPrices(tx: Tx, variantIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql.rows({ id: sql.int4, price: sql.int4 })`
    select v.id, coalesce(v.price_halalas, p.price_halalas) as price
    from product_variants v join products p on p.id = v.product_id and p.is_active
    where v.id = any(${[...variantIds]}::int[]) and v.is_active and p.delivery = 'shipped'
  `.execute(tx);
  return new Map(rows.map(({ id, price }) => [id, price]));
}

/** Variants of products with a field that the buyer has to fill. */
export async function findAskingVariants(tx: Tx, variantIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select v.id from product_variants v join products p on p.id = v.product_id
    where v.id = any(${[...variantIds]}::int[]) and p.buyer_fields @> '[{"is_required": true}]'
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Rewrites a bundle if its version matches; false otherwise. */
export async function updateBundle(tx: Tx, { id, version }: Existing, draft: BundleDraft): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update bundles b set slug = ${draft.slug}, name_ar = ${draft.name.ar}, name_en = ${draft.name.en},
      description_ar = ${draft.description.ar}, description_en = ${draft.description.en},
      price_halalas = ${draft.priceHalalas}, images = ${JSON.stringify(draft.images)}::jsonb,
      is_active = ${draft.isActive ?? true}, version = b.version + 1, updated_at = now()
    where b.id = ${id} and b.version = ${version} returning b.id
  `.execute(tx);
  return rows.length > 0;
}

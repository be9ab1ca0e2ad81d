import { publishInvalidation } from '../../../../platform/cache/index.ts';
import { sql, type Tx } from '../../../../platform/database/index.ts';
import type { Bilingual } from '../../../../platform/text/index.ts';
import type { Existing } from '../products/product-draft.ts';
import type { ProductImage } from '../products/product-row.ts';

export interface CategoryDraft {
  parentId: number | null;
  slug: string;
  name: Bilingual;
  description: Bilingual;
  image: ProductImage | null;
  backdrop: string;
  position: number;
  isFeatured: boolean;
  /** True by default: visible. */
  isActive?: boolean;
  /** Its number in the taxonomy of product feeds; stays as it is where it is left out. */
  taxonomy?: string | undefined;
}

export async function insertCategory(tx: Tx, draft: CategoryDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into categories (parent_id, slug, name_ar, name_en, description_ar, description_en, image, backdrop, position,
      is_featured, is_active, taxonomy)
    values (${draft.parentId}, ${draft.slug}, ${draft.name.ar}, ${draft.name.en}, ${draft.description.ar},
      ${draft.description.en}, ${draft.image && JSON.stringify(draft.image)}, ${draft.backdrop}, ${draft.position},
      ${draft.isFeatured}, ${draft.isActive ?? true}, ${draft.taxonomy ?? ''})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the category ${draft.slug} was not created`);
  return row.id;
}

/** Rewrites a category if its version matches; false otherwise. */
export async function updateCategory(tx: Tx, { id, version }: Existing, draft: CategoryDraft): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update categories c set parent_id = ${draft.parentId}, slug = ${draft.slug}, name_ar = ${draft.name.ar},
      name_en = ${draft.name.en}, description_ar = ${draft.description.ar}, description_en = ${draft.description.en},
      image = ${draft.image && JSON.stringify(draft.image)}::jsonb, backdrop = ${draft.backdrop},
      position = ${draft.position}, is_featured = ${draft.isFeatured}, is_active = ${draft.isActive ?? true},
      taxonomy = coalesce(${draft.taxonomy ?? null}::text, c.taxonomy), version = c.version + 1, updated_at = now()
    where c.id = ${id} and c.version = ${version} returning c.id
  `.execute(tx);
  return rows.length > 0;
}

export async function hasCategory(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from categories where id = ${id}`.execute(tx);
  return rows.length > 0;
}

export interface BundleDraft {
  slug: string;
  name: Bilingual;
  description: Bilingual;
  priceHalalas: number;
  images: ProductImage[];
  position: number;
  /** True by default: visible. */
  isActive?: boolean;
  items: { variantId: number; quantity: number }[];
}

/** Creates a bundle of variants at one price. */
export async function createBundle(tx: Tx, draft: BundleDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into bundles (slug, name_ar, name_en, description_ar, description_en, price_halalas, images, position,
      is_active)
    values (${draft.slug}, ${draft.name.ar}, ${draft.name.en}, ${draft.description.ar}, ${draft.description.en},
      ${draft.priceHalalas}, ${JSON.stringify(draft.images)}, ${draft.position},
      ${draft.isActive ?? true})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the bundle ${draft.slug} was not created`);
  await replaceBundleItems(tx, row.id, draft.items);
  await publishInvalidation(tx, ['bundles', 'products']);
  return row.id;
}

/** Replaces the items of a bundle. */
export async function replaceBundleItems(tx: Tx, id: number, items: BundleDraft['items']): Promise<void> {
  await sql`delete from bundle_items where bundle_id = ${id}`.execute(tx);
  await sql`
    insert into bundle_items (bundle_id, variant_id, quantity, position)
    select ${id}, item.variant_id, item.quantity, item.position
    from unnest(${items.map((item) => item.variantId)}::int[], ${items.map((item) => item.quantity)}::int[])
      with ordinality as item (variant_id, quantity, position)
  `.execute(tx);
}

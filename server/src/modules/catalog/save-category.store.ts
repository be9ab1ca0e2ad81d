import { sql, type Tx } from '../../platform/database/index.ts';
import type { ProductImage } from './product-row.ts';

interface Bilingual {
  ar: string;
  en: string;
}

export interface CategoryDraft {
  parentId: number | null;
  slug: string;
  name: Bilingual;
  description: Bilingual;
  image: ProductImage | null;
  backdrop: string;
  position: number;
  isFeatured: boolean;
}

export async function createCategory(tx: Tx, draft: CategoryDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into categories (parent_id, slug, name_ar, name_en, description_ar, description_en, image, backdrop, position,
      is_featured)
    values (${draft.parentId}, ${draft.slug}, ${draft.name.ar}, ${draft.name.en}, ${draft.description.ar},
      ${draft.description.en}, ${draft.image && JSON.stringify(draft.image)}, ${draft.backdrop}, ${draft.position},
      ${draft.isFeatured})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the category ${draft.slug} was not created`);
  return row.id;
}

export interface BundleDraft {
  slug: string;
  name: Bilingual;
  description: Bilingual;
  priceHalalas: number;
  images: ProductImage[];
  position: number;
  items: { variantId: number; quantity: number }[];
}

/** Creates a bundle of variants at one price. */
export async function createBundle(tx: Tx, draft: BundleDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into bundles (slug, name_ar, name_en, description_ar, description_en, price_halalas, images, position)
    values (${draft.slug}, ${draft.name.ar}, ${draft.name.en}, ${draft.description.ar}, ${draft.description.en},
      ${draft.priceHalalas}, ${JSON.stringify(draft.images)}, ${draft.position})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the bundle ${draft.slug} was not created`);
  await sql`
    insert into bundle_items (bundle_id, variant_id, quantity, position)
    select ${row.id}, item.variant_id, item.quantity, item.position
    from unnest(${draft.items.map((item) => item.variantId)}::int[], ${draft.items.map((item) => item.quantity)}::int[])
      with ordinality as item (variant_id, quantity, position)
  `.execute(tx);
  return row.id;
}

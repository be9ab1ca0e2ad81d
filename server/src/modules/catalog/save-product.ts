import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { renderMarkdown } from '../../platform/text/index.ts';
import type { ProductImage } from './product-row.ts';
import type { ProductTexts } from './products.store.ts';
import { writeSearchDocuments } from './search-documents.store.ts';
import { adjustStock, refreshInStock } from './stock.store.ts';

interface Bilingual {
  ar: string;
  en: string;
}

export interface VariantDraft {
  sku: string;
  size: string | null;
  color: (Bilingual & { hex: string }) | null;
  priceHalalas: number | null;
  salePriceHalalas: number | null;
  image: ProductImage | null;
  stock: number;
}

/** A product as staff write it. Descriptions in Markdown; a simple product has no variants and its stock here. */
export interface ProductDraft {
  sku: string;
  slug: string;
  name: Bilingual;
  shortDescription: Bilingual;
  description: Bilingual;
  keywords: Bilingual;
  specifications: ProductTexts['specifications'];
  brand: Bilingual;
  categoryId: number;
  extraCategoryIds: number[];
  priceHalalas: number;
  salePriceHalalas: number | null;
  isReturnable: boolean;
  weightGrams: number;
  isFeatured: boolean;
  soldCount: number;
  publishedAt: Date;
  images: ProductImage[];
  stock: number;
  variants: VariantDraft[];
}

export interface SavedProduct {
  id: number;
  /** Ids of the variants by SKU; a simple product's one variant under the product's own. */
  variantIds: Map<string, number>;
}

/** Creates a product with its variants and their first stock. */
export async function createProduct(tx: Tx, draft: ProductDraft): Promise<SavedProduct> {
  const id = await insertProduct(tx, draft);
  const isSimple = draft.variants.length === 0;
  const variants = isSimple ? [defaultVariant(draft)] : draft.variants;
  const variantIds = new Map<string, number>();
  for (const [position, variant] of variants.entries()) {
    const variantId = await insertVariant(tx, id, variant, position, isSimple);
    await adjustStock(tx, { variantId, delta: variant.stock, reason: 'initial' });
    variantIds.set(variant.sku, variantId);
  }
  await writeSearchDocuments(tx, [id]);
  await refreshInStock(tx, [id]);
  return { id, variantIds };
}

function defaultVariant(draft: ProductDraft): VariantDraft {
  const own = { size: null, color: null, priceHalalas: null, salePriceHalalas: null, image: null };
  return { sku: draft.sku, stock: draft.stock, ...own };
}

async function insertProduct(tx: Tx, draft: ProductDraft): Promise<number> {
  const distinct = (values: (string | null | undefined)[]) => [...new Set(values.filter((value) => value != null))];
  const current = currentPrice(draft);
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_id from categories where id = any(${[draft.categoryId, ...draft.extraCategoryIds]}::int[])
      union select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
    )
    insert into products (sku, slug, product_type, name_ar, name_en, short_description_ar, short_description_en,
      description_ar, description_en, keywords_ar, keywords_en, specifications, brand_key, brand_ar, brand_en,
      category_id, category_ids, price_halalas, sale_price_halalas, current_price_halalas, is_on_sale, is_returnable,
      weight_grams, is_featured, sold_count, published_at, images, color_keys, sizes)
    values (${draft.sku}, ${draft.slug}, ${draft.variants.length > 0 ? 'variable' : 'simple'}, ${draft.name.ar},
      ${draft.name.en}, ${draft.shortDescription.ar}, ${draft.shortDescription.en},
      ${renderMarkdown(draft.description.ar)}, ${renderMarkdown(draft.description.en)}, ${draft.keywords.ar},
      ${draft.keywords.en}, ${JSON.stringify(draft.specifications)}, ${key(draft.brand.en)}, ${draft.brand.ar},
      ${draft.brand.en}, ${draft.categoryId}, (select array_agg(id) from above), ${draft.priceHalalas},
      ${draft.salePriceHalalas}, ${current.price}, ${current.isOnSale}, ${draft.isReturnable}, ${draft.weightGrams},
      ${draft.isFeatured}, ${draft.soldCount}, ${draft.publishedAt}, ${JSON.stringify(draft.images)},
      ${distinct(draft.variants.map((variant) => variant.color && key(variant.color.en)))}::text[],
      ${distinct(draft.variants.map((variant) => variant.size))}::text[])
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the product ${draft.sku} was not created`);
  return row.id;
}

/** Before any promotion; promotions are applied to products once they are there. */
function currentPrice(draft: ProductDraft): { price: number; isOnSale: boolean } {
  const own = [{ priceHalalas: draft.priceHalalas, salePriceHalalas: draft.salePriceHalalas }];
  const offers = draft.variants.map((variant) =>
    variant.priceHalalas === null
      ? { priceHalalas: draft.priceHalalas, salePriceHalalas: variant.salePriceHalalas ?? draft.salePriceHalalas }
      : { priceHalalas: variant.priceHalalas, salePriceHalalas: variant.salePriceHalalas },
  );
  const prices = (offers.length > 0 ? offers : own).map((offer) => offer.salePriceHalalas ?? offer.priceHalalas);
  const isOnSale = (offers.length > 0 ? offers : own).some((offer) => offer.salePriceHalalas !== null);
  return { price: Math.min(...prices), isOnSale };
}

async function insertVariant(
  tx: Tx,
  productId: number,
  variant: VariantDraft,
  position: number,
  isDefault: boolean,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product_variants (product_id, sku, is_default, size, color_key, color_ar, color_en, color_hex,
      price_halalas, sale_price_halalas, image, position)
    values (${productId}, ${variant.sku}, ${isDefault}, ${variant.size}, ${variant.color && key(variant.color.en)},
      ${variant.color?.ar ?? null}, ${variant.color?.en ?? null}, ${variant.color?.hex ?? null}, ${variant.priceHalalas},
      ${variant.salePriceHalalas}, ${variant.image && JSON.stringify(variant.image)}, ${position})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`the variant ${variant.sku} was not created`);
  return row.id;
}

/** A name as a value in addresses: lower case, words joined by hyphens. */
function key(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

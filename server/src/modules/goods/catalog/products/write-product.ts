import { type AdminProductDraft, toHalalas } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { type Language, renderMarkdown, riyadhDay } from '../../../../platform/text/index.ts';
import { type FieldTextKey, refuseFields } from '../../../../text/index.ts';
import { shareCategoryTree } from '../categories/category-tree.store.ts';
import { takeShopPictures } from '../previews/shop-pictures.store.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import { type AdminProductRow, readAdminProduct } from './admin-products.store.ts';
import { chosenValues } from './chosen-values.ts';
import { completeDraft } from './complete-draft.ts';
import {
  findConflictingBarcodes,
  findConflictingSkus,
  findProductConflicts,
  findShownCategories,
} from './find-conflicts.store.ts';
import type { ProductDraft } from './product-draft.ts';
import type { ProductImage } from './product-row.ts';
import { saveProduct } from './save-product.ts';
import { readTargetProducts } from './targets.store.ts';

/** Maximum length of a formatted description, as in the replies. */
const LONGEST_SHOWN = 20_000;

/** Faults of a draft: field path to text key. */
type Faults = Map<string, FieldTextKey>;

interface Writing {
  draft: AdminProductDraft;
  /** An existing product, with the version that was seen. */
  existing?: { id: number; version: number };
  /** For a new product: whether it is on sale immediately, and its initial values. */
  isActive?: boolean;
  stock?: number;
  /** Further pictures it may name, in addition to its current and uploaded ones. */
  pictures?: readonly ProductImage[];
  language: Language;
  at: Date;
}

/**
 * Saves a product from the staff form. All field errors are reported at once (422): a SKU, barcode or slug in use, an
 * unknown category or picture, a text too long after formatting. Writers of products are serialised, so a free value
 * stays free until the commit.
 */
export async function writeProduct(tx: Tx, lockPromotions: LockPromotions, writing: Writing): Promise<number> {
  const { existing, language, at } = writing;
  await lockPromotions(tx);
  await shareCategoryTree(tx);
  const before = existing && ((await readAdminProduct(tx, existing.id)) ?? refuse('catalog.product_not_found'));
  // Version conflicts come first: other errors of an outdated form are useless.
  if (existing && before?.version !== existing.version) refuse('conflict.changed');
  const draft = await completeDraft(tx, writing.draft, before);
  const faults: Faults = new Map();
  await findTaken(tx, draft, before, faults);
  await findUnknownCategories(tx, draft, before, faults);
  for (const field of ['description_ar', 'description_en'] as const) {
    if (renderMarkdown(draft[field]).length > LONGEST_SHOWN) faults.set(field, 'validation.too_long_shown');
  }
  await findUnknownRelated(tx, draft, before, faults);
  const shipsFrom = draft.backorder?.ships_from;
  if (shipsFrom && shipsFrom < riyadhDay(at) && shipsFrom !== before?.ships_from) {
    faults.set('backorder.ships_from', 'validation.past');
  }
  const pictures = await takePictures(
    tx,
    draft,
    [...(writing.pictures ?? []), ...(before ? picturesOf(before) : [])],
    faults,
  );
  refuseFields(language, faults);
  const written = draftOf(draft, pictures, { publishedAt: before?.published_at ?? at, stock: writing.stock ?? 0 });
  const isActive = writing.isActive === undefined ? {} : { isActive: writing.isActive };
  return (await saveProduct(tx, { ...written, ...isActive }, lockPromotions, existing)).id;
}

async function findTaken(tx: Tx, draft: AdminProductDraft, before: AdminProductRow | undefined, faults: Faults) {
  const [own, isSimple] = [before?.id ?? 0, draft.variants.length === 0];
  const taken = await findProductConflicts(tx, draft, own);
  const skus = await findConflictingSkus(tx, isSimple ? [draft.sku] : draft.variants.map(({ sku }) => sku), own);
  const named = [draft, ...draft.variants].flatMap(({ barcode }) => barcode ?? []);
  const barcodes = await findConflictingBarcodes(tx, named, own);
  if (taken.sku || (isSimple && skus.has(draft.sku))) faults.set('sku', 'validation.sku_taken');
  if (taken.slug) faults.set('slug', 'validation.slug_taken');
  if (barcodes.has(draft.barcode ?? '')) faults.set('barcode', 'validation.barcode_taken');
  for (const [at, { sku, barcode }] of draft.variants.entries()) {
    if (skus.has(sku)) faults.set(`variants.${at}.sku`, 'validation.sku_taken');
    if (barcodes.has(barcode ?? '')) faults.set(`variants.${at}.barcode`, 'validation.barcode_taken');
  }
}

/** A product may stay in an archived category; new assignments require a visible one. */
async function findUnknownCategories(
  tx: Tx,
  { category_id: category, extra_category_ids: extra }: AdminProductDraft,
  before: AdminProductRow | undefined,
  faults: Faults,
) {
  const shown = await findShownCategories(tx, [category, ...extra]);
  const isKnown = (id: number) => shown.has(id) || before?.category_ids.includes(id) === true;
  if (!isKnown(category)) faults.set('category_id', 'validation.category_unknown');
  for (const [at, id] of extra.entries()) {
    if (!isKnown(id)) faults.set(`extra_category_ids.${at}`, 'validation.category_unknown');
  }
}

/** Related products exist and are others. */
async function findUnknownRelated(
  tx: Tx,
  { related_ids: ids = [] }: AdminProductDraft,
  before: AdminProductRow | undefined,
  faults: Faults,
) {
  const known = new Set((await readTargetProducts(tx, ids)).map(({ id }) => id));
  for (const [at, id] of ids.entries()) {
    if (!known.has(id) || id === before?.id) faults.set(`related_ids.${at}`, 'validation.product_unknown');
  }
}

interface Pictures {
  images: ProductImage[];
  /** Pictures per variant, in their sequence. */
  ofVariants: (ProductImage | null)[];
}

/** Pictures of a product and of its variants. */
export function picturesOf({ images, variants }: AdminProductRow): ProductImage[] {
  return [...images, ...variants.flatMap(({ image }) => image ?? [])];
}

/** Pictures that a draft names: those of the product, and newly uploaded ones, which are marked as used. */
async function takePictures(
  tx: Tx,
  draft: AdminProductDraft,
  had: readonly ProductImage[],
  faults: Faults,
): Promise<Pictures> {
  const known = new Map(had.map((image) => [image.key, image]));
  const unknown = draft.images.map(({ key }) => key).filter((key) => !known.has(key));
  const sent = await takeShopPictures(tx, unknown);
  const images = draft.images.flatMap(({ key, alt_ar, alt_en }, at) => {
    const picture = known.get(key) ?? sent.get(key);
    if (!picture) faults.set(`images.${at}.key`, 'validation.picture_gone');
    return picture ? [{ ...picture, alt_ar, alt_en }] : [];
  });
  const ofProduct = new Map([...known, ...images.map((image) => [image.key, image] as const)]);
  const ofVariants = draft.variants.map(({ image_key: key }, at) => {
    const picture = key === null ? null : ofProduct.get(key);
    if (picture === undefined) faults.set(`variants.${at}.image_key`, 'validation.picture_gone');
    return picture ?? null;
  });
  return { images, ofVariants };
}

const halalas = (riyals: number | null) => (riyals === null ? null : toHalalas(riyals));

function draftOf(
  draft: AdminProductDraft,
  { images, ofVariants }: Pictures,
  { publishedAt, stock }: { publishedAt: Date; stock: number },
): ProductDraft {
  return {
    sku: draft.sku,
    slug: draft.slug,
    barcode: draft.barcode,
    name: { ar: draft.name_ar, en: draft.name_en },
    shortDescription: { ar: draft.short_description_ar, en: draft.short_description_en },
    description: { ar: draft.description_ar, en: draft.description_en },
    keywords: { ar: draft.keywords_ar, en: draft.keywords_en },
    seoTitle: { ar: draft.seo_title_ar ?? '', en: draft.seo_title_en ?? '' },
    seoDescription: { ar: draft.seo_description_ar ?? '', en: draft.seo_description_en ?? '' },
    specifications: draft.specifications,
    brand: { ar: draft.brand_ar, en: draft.brand_en },
    categoryId: draft.category_id,
    extraCategoryIds: draft.extra_category_ids,
    priceHalalas: toHalalas(draft.price),
    salePriceHalalas: halalas(draft.sale_price),
    costHalalas: halalas(draft.cost_price ?? null),
    backorder: draft.backorder
      ? { kind: draft.backorder.kind, shipsFrom: draft.backorder.ships_from, limit: draft.backorder.limit }
      : null,
    relatedIds: [...new Set(draft.related_ids)],
    tax: draft.tax ?? 'standard',
    isReturnable: draft.is_returnable,
    weightGrams: draft.weight_grams,
    isFeatured: draft.is_featured,
    soldCount: 0,
    publishedAt,
    images,
    stock,
    variants: draft.variants.map(({ id, ...variant }, at) => ({
      ...(id !== undefined && { id }),
      sku: variant.sku,
      barcode: variant.barcode,
      ...chosenValues(draft.options ?? [], variant),
      priceHalalas: halalas(variant.price),
      salePriceHalalas: halalas(variant.sale_price),
      costHalalas: halalas(variant.cost_price ?? null),
      image: ofVariants[at] ?? null,
      stock: variant.stock ?? 0,
    })),
  };
}

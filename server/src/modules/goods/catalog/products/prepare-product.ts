import { type AdminProductDraft, toHalalas } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { type Language, renderMarkdown, riyadhDay } from '../../../../platform/text/index.ts';
import { type FieldTextKey, refuseFields } from '../../../../text/index.ts';
import { takeShopPictures } from '../previews/shop-pictures.store.ts';
import { tagKey } from '../tags/tag-key.ts';
import type { AdminProductRow } from './admin-products.store.ts';
import { chosenValues } from './chosen-values.ts';
import {
  findBundledVariants,
  findConflictingBarcodes,
  findConflictingNames,
  findConflictingSkus,
  findShownCategories,
  isAwaited,
} from './find-conflicts.store.ts';
import type { ProductDraft } from './product-draft.ts';
import type { ProductImage } from './product-row.ts';
import { readTargetProducts } from './targets.store.ts';

/** Maximum length of a formatted description, as in the replies. */
const LONGEST_SHOWN = 20_000;

/** Faults of a draft: field path to text key. */
type Faults = Map<string, FieldTextKey>;

/** A draft with its codes and slug, and the product it changes. */
export interface Completed {
  draft: AdminProductDraft;
  before: AdminProductRow | undefined;
  isActive?: boolean;
  stock?: number;
  /** Further pictures it may name, in addition to its current and uploaded ones. */
  pictures?: readonly ProductImage[];
}

/** The state of the shop that drafts are checked against. */
export interface Surroundings {
  /** Codes and slugs of other products, and of the drafts that were prepared already. */
  taken: Record<'productSkus' | 'slugs' | 'skus' | 'barcodes', Set<string>>;
  shownCategories: ReadonlySet<number>;
  knownProducts: ReadonlySet<number>;
  /** Variants of the product that bundles hold. */
  bundled: ReadonlySet<number>;
  /** True if orders wait for pieces of the product, and its delivery is to be changed. */
  isAwaited: boolean;
  /** Uploaded pictures, marked as used. */
  uploaded: ReadonlyMap<string, Omit<ProductImage, 'alt_ar' | 'alt_en'>>;
}

/** Reads what drafts are checked against, once for all: of new products, or of one. */
export async function readSurroundings(tx: Tx, completed: readonly Completed[]): Promise<Surroundings> {
  const drafts = completed.map(({ draft }) => draft);
  const own = completed[0]?.before?.id ?? 0;
  const names = await findConflictingNames(
    tx,
    { skus: drafts.map(({ sku }) => sku), slugs: drafts.map(({ slug }) => slug) },
    own,
  );
  const barcodes = drafts.flatMap((draft) => [draft, ...draft.variants].flatMap(({ barcode }) => barcode ?? []));
  return {
    taken: {
      productSkus: names.skus,
      slugs: names.slugs,
      skus: await findConflictingSkus(tx, drafts.flatMap(skusOf), own),
      barcodes: await findConflictingBarcodes(tx, barcodes, own),
    },
    shownCategories: await findShownCategories(
      tx,
      drafts.flatMap((draft) => [draft.category_id, ...draft.extra_category_ids]),
    ),
    knownProducts: new Set(
      (
        await readTargetProducts(
          tx,
          drafts.flatMap(({ related_ids: ids }) => ids ?? []),
        )
      ).map(({ id }) => id),
    ),
    bundled: await findBundledVariants(tx, own),
    isAwaited: completed.some(changesDelivery) && (await isAwaited(tx, own)),
    uploaded: await takeShopPictures(tx, completed.flatMap(unknownPictures)),
  };
}

const skusOf = ({ sku, variants }: AdminProductDraft) =>
  variants.length === 0 ? [sku] : variants.map((one) => one.sku);

/** Checks a completed draft by every rule of products, and returns what is to be saved. All faults are refused at once. */
export function prepareProduct(
  completed: Completed,
  surroundings: Surroundings,
  { language, at }: { language: Language; at: Date },
): ProductDraft {
  const { draft, before } = completed;
  const faults: Faults = new Map();
  findTaken(draft, surroundings, faults);
  findUnknownCategories(completed, surroundings, faults);
  for (const field of ['description_ar', 'description_en'] as const) {
    if (renderMarkdown(draft[field]).length > LONGEST_SHOWN) faults.set(field, 'validation.too_long_shown');
  }
  findUnknownRelated(completed, surroundings, faults);
  for (const [at, tag] of (draft.tags ?? []).entries()) {
    if (tagKey(tag) === '') faults.set(`tags.${at}`, 'validation.required');
  }
  const shipsFrom = draft.backorder?.ships_from;
  if (shipsFrom && shipsFrom < riyadhDay(at) && shipsFrom !== before?.ships_from) {
    faults.set('backorder.ships_from', 'validation.past');
  }
  findKeptDelivery(completed, surroundings, faults);
  findAskedInBundle(completed, surroundings, faults);
  const pictures = namedPictures(completed, surroundings, faults);
  refuseFields(language, faults);
  take(draft, surroundings);
  const written = draftOf(draft, pictures, { publishedAt: before?.published_at ?? at, stock: completed.stock ?? 0 });
  return { ...written, ...(completed.isActive !== undefined && { isActive: completed.isActive }) };
}

/** Codes and slug of a prepared draft are no longer free for the next one. */
function take(draft: AdminProductDraft, { taken }: Surroundings): void {
  taken.productSkus.add(draft.sku);
  taken.slugs.add(draft.slug);
  for (const sku of skusOf(draft)) taken.skus.add(sku);
  for (const { barcode } of [draft, ...draft.variants]) if (barcode) taken.barcodes.add(barcode);
}

function findTaken(draft: AdminProductDraft, { taken }: Surroundings, faults: Faults): void {
  const isSimple = draft.variants.length === 0;
  if (taken.productSkus.has(draft.sku) || (isSimple && taken.skus.has(draft.sku))) {
    faults.set('sku', 'validation.sku_taken');
  }
  if (taken.slugs.has(draft.slug)) faults.set('slug', 'validation.slug_taken');
  if (taken.barcodes.has(draft.barcode ?? '')) faults.set('barcode', 'validation.barcode_taken');
  for (const [at, { sku, barcode }] of draft.variants.entries()) {
    if (taken.skus.has(sku)) faults.set(`variants.${at}.sku`, 'validation.sku_taken');
    if (taken.barcodes.has(barcode ?? '')) faults.set(`variants.${at}.barcode`, 'validation.barcode_taken');
  }
}

/** A product may stay in an archived category; new assignments require a visible one. */
function findUnknownCategories(
  { draft: { category_id: category, extra_category_ids: extra }, before }: Completed,
  { shownCategories }: Surroundings,
  faults: Faults,
): void {
  const isKnown = (id: number) => shownCategories.has(id) || before?.category_ids.includes(id) === true;
  if (!isKnown(category)) faults.set('category_id', 'validation.category_unknown');
  for (const [at, id] of extra.entries()) {
    if (!isKnown(id)) faults.set(`extra_category_ids.${at}`, 'validation.category_unknown');
  }
}

const changesDelivery = ({ draft, before }: Completed): boolean =>
  before !== undefined && (draft.delivery ?? 'shipped') !== before.delivery;

/**
 * Pieces on a shelf are no codes, and codes no pieces: what has stock keeps its delivery, and so does what orders wait for: one
 * that is undone gives its pieces back. Parts of a bundle are sent together
 * with the others.
 */
function findKeptDelivery(completed: Completed, { bundled, isAwaited: waits }: Surroundings, faults: Faults): void {
  const { before } = completed;
  if (!before || !changesDelivery(completed)) return;
  if (waits) faults.set('delivery', 'validation.delivery_with_orders');
  else if (before.variants.some(({ quantity }) => quantity !== 0))
    faults.set('delivery', 'validation.delivery_with_stock');
  else if (before.variants.some(({ id }) => bundled.has(id))) faults.set('delivery', 'validation.delivery_in_bundle');
}

/** The parts of a bundle are bought by one press: nobody fills a field of one. Parts that are not sold now may be sold again. */
function findAskedInBundle({ draft }: Completed, { bundled }: Surroundings, faults: Faults): void {
  const at = (draft.buyer_fields ?? []).findIndex(({ is_required: isRequired }) => isRequired);
  if (at >= 0 && bundled.size > 0) faults.set(`buyer_fields.${at}.is_required`, 'validation.field_in_bundle');
}

/** Related products exist and are others. */
function findUnknownRelated({ draft, before }: Completed, { knownProducts }: Surroundings, faults: Faults): void {
  for (const [at, id] of (draft.related_ids ?? []).entries()) {
    if (!knownProducts.has(id) || id === before?.id) faults.set(`related_ids.${at}`, 'validation.product_unknown');
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

const ownPictures = ({ pictures = [], before }: Completed) =>
  new Map([...pictures, ...(before ? picturesOf(before) : [])].map((image) => [image.key, image]));

function unknownPictures(completed: Completed): string[] {
  const known = ownPictures(completed);
  return completed.draft.images.map(({ key }) => key).filter((key) => !known.has(key));
}

/** Pictures that a draft names: those of the product, and newly uploaded ones. */
function namedPictures(completed: Completed, { uploaded }: Surroundings, faults: Faults): Pictures {
  const { draft } = completed;
  const known = ownPictures(completed);
  const images = draft.images.flatMap(({ key, alt_ar, alt_en }, at) => {
    const picture = known.get(key) ?? uploaded.get(key);
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
  // Codes and files are the stock of a digital product, and none is sold before it is there.
  const isDigital = draft.delivery === 'digital';
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
    tags: draft.tags?.map((name) => ({ ar: name, en: name })),
    specifications: draft.specifications,
    brand: { ar: draft.brand_ar, en: draft.brand_en },
    categoryId: draft.category_id,
    extraCategoryIds: draft.extra_category_ids,
    priceHalalas: toHalalas(draft.price),
    salePriceHalalas: halalas(draft.sale_price),
    costHalalas: halalas(draft.cost_price ?? null),
    backorder:
      draft.backorder && !isDigital
        ? { kind: draft.backorder.kind, shipsFrom: draft.backorder.ships_from, limit: draft.backorder.limit }
        : null,
    relatedIds: [...new Set(draft.related_ids)],
    tax: draft.tax ?? 'standard',
    isReturnable: draft.is_returnable,
    delivery: draft.delivery ?? 'shipped',
    weightGrams: draft.weight_grams,
    isFeatured: draft.is_featured,
    buyerFields: draft.buyer_fields ?? [],
    soldCount: 0,
    publishedAt,
    images,
    stock: isDigital ? 0 : stock,
    variants: draft.variants.map(({ id, ...variant }, at) => ({
      ...(id !== undefined && { id }),
      sku: variant.sku,
      barcode: variant.barcode,
      ...chosenValues(draft.options ?? [], variant),
      priceHalalas: halalas(variant.price),
      salePriceHalalas: halalas(variant.sale_price),
      costHalalas: halalas(variant.cost_price ?? null),
      image: ofVariants[at] ?? null,
      stock: isDigital ? 0 : (variant.stock ?? 0),
    })),
  };
}

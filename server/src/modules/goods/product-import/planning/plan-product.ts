import { type AdminProductDraft, editedProduct } from '@waha/contract';
import { faultsOf } from '../../../../platform/bind/index.ts';
import { type AdminProductRow, editableDraft } from '../../catalog/index.ts';
import { type PlannedPictures, planPictures } from '../pictures/plan-pictures.ts';
import { damagedSkus } from '../reading/damaged-skus.ts';
import { faultAt, faultOfField } from '../reading/fault-places.ts';
import { type Fault, isBlocked } from '../reading/faults.ts';
import type { ProductRead } from '../reading/read-product.ts';
import { givenTags } from '../reading/read-tags.ts';
import { writtenTexts } from '../reading/written-texts.ts';
import { adaptForeign } from './adapt-foreign.ts';
import { changesOf } from './changes.ts';
import { emptyFields } from './empty-fields.ts';
import { type NewCategory, planCategory } from './plan-category.ts';
import { firstPieces, type LevelWanted, planVariants } from './plan-variants.ts';
import type { Planning } from './planning.ts';
import { slugFor } from './slug-for.ts';

/** Plan of a product: the draft to write, or its faults. */
export interface Plan {
  outcome: 'create' | 'update' | 'unchanged' | 'error';
  existing: AdminProductRow | undefined;
  draft: AdminProductDraft;
  status: ProductRead['status'];
  /** Initial stock of a new simple product. */
  stock: number | undefined;
  /** True if it stays a draft for a reason told. */
  isHeldBack: boolean;
  /** The category that it waits for, which the shop does not have. */
  newCategory: NewCategory | undefined;
  levels: LevelWanted[];
  /** Pictures that are to be made before it is written. */
  pictures: Pick<PlannedPictures, 'wanted' | 'beyond'>;
  changes: string[];
  faults: Fault[];
}

const NOTHING: Omit<AdminProductDraft, 'sku' | 'slug' | 'category_id' | 'price'> = {
  ...emptyFields,
  name_ar: '',
  specifications: [],
  extra_category_ids: [],
  is_returnable: true,
  is_featured: false,
  images: [],
  variants: [],
};

/** Plans the change of one product from its rows and its current state. Writes nothing. */
export function planProduct(read: ProductRead, existing: AdminProductRow | undefined, planning: Planning): Plan {
  const faults = [...read.faults, ...damagedSkus(read, existing)];
  const before = existing && editableDraft(existing);
  const base = before ?? { ...NOTHING, sku: read.sku ?? '', slug: '', category_id: 0, price: Number.NaN };
  const variants = planVariants(read, existing, faults);
  const pictures = planPictures(read, existing, planning.pictures);
  const { options: _, ...unnamed } = base;
  const category = planCategory(read, base.category_id, planning, faults);
  const written: AdminProductDraft = {
    ...unnamed,
    ...given('options', variants.options),
    ...writtenTexts(read, before),
    ...given('tags', givenTags(read.loose.tags, before?.tags)),
    ...given('sku', before ? undefined : read.sku),
    ...given('price', read.price),
    ...given('sale_price', read.salePrice),
    ...given('cost_price', read.cost),
    ...given('weight_grams', read.weightGrams),
    ...given('is_returnable', read.isReturnable),
    ...given('is_featured', read.isFeatured),
    ...given('barcode', variants.barcode),
    category_id: category.id,
    images: pictures.images,
    variants: variants.drafts.map((one) => ({ ...one, ...given('image_key', pictures.ofVariants.get(one.sku)) })),
  };
  written.slug = slugFor(read, written, before?.slug, planning.takenBy.slug);
  const { draft, told, reasons } = read.isOurs
    ? { draft: written, told: [], reasons: [] }
    : adaptForeign(written, before, read, planning);
  faults.push(...told);
  if (!before && Number.isNaN(draft.price) && !faults.some(({ key }) => key === 'import.not_a_number')) {
    faults.push(faultOfField(read, 'price', 'validation.required'));
  }
  const changes = changesOf(before, draft);
  const status = existing && reasons.length > 0 ? undefined : planStatus(read, existing, reasons, faults);
  if (status !== undefined && existing) changes.push('status');
  if (variants.levels.length > 0) changes.push('stock');
  const stock = existing || draft.variants.length > 0 ? undefined : firstPieces(read.simple, faults);
  if (!existing) faults.push(...reasons);
  // Unchanged products are not validated: they may be older than a rule.
  if (changesOf(before, draft).length > 0)
    faults.push(...faultsIn(draft, read), ...takenIn(draft, existing, read, planning));
  const outcome = isBlocked(faults) ? 'error' : !existing ? 'create' : changes.length > 0 ? 'update' : 'unchanged';
  const { levels } = variants;
  return {
    ...{ outcome, existing, draft, status, stock, levels, changes, faults, newCategory: category.made },
    isHeldBack: reasons.length > 0,
    pictures: { wanted: pictures.wanted, beyond: pictures.beyond },
  };
}

/** A field if the file gives it. */
const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

/** Status to set; undefined leaves the present one. */
function planStatus(
  read: ProductRead,
  existing: AdminProductRow | undefined,
  reasons: readonly Fault[],
  faults: Fault[],
): ProductRead['status'] {
  if (reasons.length > 0) return read.status === 'archived' ? 'archived' : 'draft';
  if (read.status === undefined || read.status === existing?.status) return undefined;
  if (read.status === 'scheduled') {
    // No column contains the publication time.
    faults.push(faultOfField(read, 'status', 'import.no_time_to_publish'));
    return undefined;
  }
  return read.status;
}

function faultsIn(draft: AdminProductDraft, read: ProductRead): Fault[] {
  const isKnown = (path: readonly PropertyKey[]) =>
    // The cell's own fault was reported already.
    (path[0] === 'category_id' && draft.category_id === 0) || (path[0] === 'price' && Number.isNaN(draft.price));
  const faults = faultsOf(editedProduct, draft)
    .filter(({ path }) => !isKnown(path))
    .map(({ path, key, params }) => faultAt(read, draft, path, key, params));
  // A form may leave a code to the shop; a row of a file is found again by it.
  if (draft.sku === '') faults.push(faultAt(read, draft, ['sku'], 'validation.required', {}));
  // Two rules may report the same cell.
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function takenIn(
  draft: AdminProductDraft,
  existing: AdminProductRow | undefined,
  read: ProductRead,
  { takenBy }: Planning,
): Fault[] {
  const isAnothers = (owner: number | undefined) => owner !== undefined && owner !== existing?.id;
  const faults: Fault[] = [];
  const tell = (path: (string | number)[], key: string) => faults.push(faultAt(read, draft, path, key, {}));
  if (isAnothers(takenBy.slug(draft.slug))) tell(['slug'], 'validation.slug_taken');
  if (draft.variants.length === 0 && isAnothers(takenBy.sku(draft.sku))) tell(['sku'], 'validation.sku_taken');
  if (draft.barcode !== null && isAnothers(takenBy.barcode(draft.barcode)))
    tell(['barcode'], 'validation.barcode_taken');
  for (const [at, { sku, barcode }] of draft.variants.entries()) {
    if (isAnothers(takenBy.sku(sku))) tell(['variants', at, 'sku'], 'validation.sku_taken');
    if (barcode !== null && isAnothers(takenBy.barcode(barcode)))
      tell(['variants', at, 'barcode'], 'validation.barcode_taken');
  }
  return faults;
}

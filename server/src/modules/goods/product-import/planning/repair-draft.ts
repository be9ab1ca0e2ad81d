import { type AdminProductDraft, editedProduct } from '@waha/contract';
import { faultsOf } from '../../../../platform/bind/index.ts';
import { faultAt } from '../reading/fault-places.ts';
import { asWarning, type Fault } from '../reading/faults.ts';
import type { ProductRead } from '../reading/read-product.ts';
import { emptyFields } from './empty-fields.ts';

const OPTIONAL: Partial<AdminProductDraft> = {
  ...emptyFields,
  seo_title_ar: '',
  seo_title_en: '',
  seo_description_ar: '',
  seo_description_en: '',
  cost_price: null,
};
const OPTIONAL_OF_VARIANT: Partial<AdminProductDraft['variants'][number]> = {
  barcode: null,
  price: null,
  sale_price: null,
  cost_price: null,
  image_key: null,
};
const MOST_ROUNDS = 5;

/**
 * Leaves out of a product from another shop what is wrong and can be left out, and tells it: a field, or a new variant
 * among others. What remains wrong is for the caller to find.
 */
export function repairDraft(
  given: AdminProductDraft,
  before: AdminProductDraft | undefined,
  read: ProductRead,
): { draft: AdminProductDraft; told: Fault[] } {
  let draft = given;
  const told = new Map<string, Fault>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const faults = faultsOf(editedProduct, draft).filter(({ path }) => !isUnpriced(draft, path));
    // Variants are removed after the round, so that places stay what its faults call them.
    const removed = new Set<number>();
    const next = faults.reduce((now, { path }) => withoutFault(now, path, { before, seen: draft, removed }), draft);
    if (next === draft) break;
    for (const { path, key, params } of faults) {
      const one = asWarning(faultAt(read, draft, path, key, params));
      if (withoutFault(draft, path, { before, seen: draft, removed: new Set() }) !== draft)
        told.set(JSON.stringify(one), one);
    }
    draft = { ...next, variants: next.variants.filter((_, at) => !removed.has(at)) };
  }
  return { draft, told: [...told.values()] };
}

const isUnpriced = (draft: AdminProductDraft, [field]: readonly PropertyKey[]) =>
  (field === 'price' && Number.isNaN(draft.price)) || (field === 'category_id' && draft.category_id === 0);

interface Round {
  before: AdminProductDraft | undefined;
  /** The draft that the faults are of. */
  seen: AdminProductDraft;
  /** Places of variants that the round removes. */
  removed: Set<number>;
}

function withoutFault(
  draft: AdminProductDraft,
  [field, at, part]: readonly PropertyKey[],
  { before, seen, removed }: Round,
): AdminProductDraft {
  if (field !== 'variants') {
    const name = field as keyof AdminProductDraft;
    if (!Object.hasOwn(OPTIONAL, name)) return draft;
    const value = before ? before[name] : OPTIONAL[name];
    return value === seen[name] ? draft : { ...draft, [name]: value };
  }
  if (typeof at !== 'number' || removed.has(at)) return draft;
  const variant = draft.variants[at];
  if (!variant) return draft;
  const change = Object.hasOwn(OPTIONAL_OF_VARIANT, part ?? '') ? { ...variant, [part as 'barcode']: null } : undefined;
  if (change && variant[part as 'barcode'] != null) return withVariant(draft, at, change);
  if (variant.id !== undefined || draft.variants.length - removed.size < 2) return draft;
  removed.add(at);
  return { ...draft };
}

const withVariant = (draft: AdminProductDraft, at: number, variant: AdminProductDraft['variants'][number]) => ({
  ...draft,
  variants: draft.variants.with(at, variant),
});

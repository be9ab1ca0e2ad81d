import type { AdminProductDraft } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { slugOf } from '../../../../platform/text/index.ts';
import { completeFields } from '../buyer-fields/buyer-fields.ts';
import type { AdminProductRow } from './admin-products.store.ts';
import { editableDraft } from './editable-draft.ts';
import { findConflictingSkus, findProductConflicts, nextProductId } from './find-conflicts.store.ts';
import { englishSize } from './size-name.ts';

/** Attempts at a free code or slug: each is already made unique by the id that follows the last one. */
const MOST_ATTEMPTS = 50;
const LONGEST_SLUG = 120;

/**
 * Fills in what a form may leave out: English texts say the Arabic ones, codes and the slug are kept or made. Callers
 * hold the lock of product writers, so a free code stays free.
 */
export async function completeDraft(
  tx: Tx,
  given: AdminProductDraft,
  before: AdminProductRow | undefined,
): Promise<AdminProductDraft> {
  const draft = inBothLanguages(given.options === undefined ? keepOptions(given, before) : given);
  const sku = draft.sku || before?.sku || (await freeSku(tx));
  const slug = draft.slug || before?.slug || (await freeSlug(tx, draft));
  const variants = keptCosts(await withSkus(tx, draft.variants, { sku, before }), before);
  const completed = { ...keptFields(before), ...draft, sku, slug, variants };
  return { ...completed, buyer_fields: completeFields(completed.buyer_fields ?? [], before?.buyer_fields ?? []) };
}

/** English texts that are empty say the Arabic ones, so that no reader meets an empty place. */
export function inBothLanguages(draft: AdminProductDraft): AdminProductDraft {
  return {
    ...draft,
    name_en: draft.name_en || draft.name_ar,
    short_description_en: draft.short_description_en || draft.short_description_ar,
    description_en: draft.description_en || draft.description_ar,
    brand_en: draft.brand_en || draft.brand_ar,
    specifications: draft.specifications.map((line) => ({
      ...line,
      label_en: line.label_en || line.label_ar,
      value_en: line.value_en || line.value_ar,
    })),
    ...(draft.options && {
      options: draft.options.map((option) => ({ ...option, name_en: option.name_en || option.name_ar })),
    }),
    variants: draft.variants.map(({ choices, ...variant }) => ({
      ...variant,
      color_en: variant.color_en || variant.color_ar,
      ...(choices && {
        choices: choices.map((one) => ({ ...one, value_en: one.value_en || englishSize(one.value_ar) })),
      }),
    })),
  };
}

/**
 * Writers that know sizes and colours alone keep the options of a product, as long as they change neither of them: the
 * other values would be lost.
 */
function keepOptions(draft: AdminProductDraft, before: AdminProductRow | undefined): AdminProductDraft {
  const kept = before && editableDraft(before);
  if (!kept?.options) return draft;
  const variants = draft.variants.map((variant) => {
    const known = kept.variants.find(({ id, sku }) =>
      variant.id === undefined ? sku === variant.sku : id === variant.id,
    );
    const isUntouched = known?.size === variant.size && known?.color_ar === variant.color_ar;
    return known?.choices && isUntouched ? { ...variant, choices: known.choices } : undefined;
  });
  return variants.includes(undefined)
    ? draft
    : { ...draft, options: kept.options, variants: variants.filter((one) => one !== undefined) };
}

async function freeSku(tx: Tx): Promise<string> {
  const id = await nextProductId(tx);
  return firstFree([`P-${id}`, ...further(`P-${id}`)], async (sku) => {
    const taken = await findProductConflicts(tx, { sku, slug: '' }, 0);
    return !taken.sku && (await findConflictingSkus(tx, [sku], 0)).size === 0;
  });
}

async function freeSlug(tx: Tx, { name_en: english, name_ar: arabic }: AdminProductDraft): Promise<string> {
  const id = await nextProductId(tx);
  const name = (slugOf(english) || slugOf(arabic)).slice(0, LONGEST_SLUG - 20).replace(/-$/, '');
  const numbered = name === '' ? `p-${id}` : `${name}-${id}`;
  const wanted = [...(name === '' ? [] : [name]), numbered, ...further(numbered)];
  return firstFree(wanted, async (slug) => !(await findProductConflicts(tx, { sku: '', slug }, 0)).slug);
}

/** Texts for search engines, the cost, the tax, the sale beyond stock, related products and the buyer's fields stay for writers that do not know them. */
function keptFields(before: AdminProductRow | undefined) {
  if (!before) return {};
  const { seo_title_ar, seo_title_en, seo_description_ar, seo_description_en } = before;
  const { cost_price, backorder, related_ids, tax, delivery, buyer_fields } = editableDraft(before);
  return {
    seo_title_ar,
    seo_title_en,
    seo_description_ar,
    seo_description_en,
    cost_price,
    backorder,
    related_ids,
    tax,
    delivery,
    buyer_fields,
  };
}

function keptCosts(variants: Variants, before: AdminProductRow | undefined): Variants {
  const known = before ? editableDraft(before).variants : [];
  return variants.map((variant) => {
    const was = known.find(({ id, sku }) => (variant.id === undefined ? sku === variant.sku : id === variant.id));
    return { cost_price: was?.cost_price ?? null, ...variant };
  });
}

const further = (base: string) => Array.from({ length: MOST_ATTEMPTS }, (_, at) => `${base}-${at + 2}`);

async function firstFree(candidates: readonly string[], isFree: (candidate: string) => Promise<boolean>) {
  for (const candidate of candidates) if (await isFree(candidate)) return candidate;
  return noneIsFree(candidates);
}

function noneIsFree(candidates: readonly string[]): never {
  throw new Error(`none of ${candidates.length} codes like ${candidates[0]} is free`);
}

type Variants = AdminProductDraft['variants'];

/** Variants with the SKU they have, or one made from the product's. */
async function withSkus(
  tx: Tx,
  variants: Variants,
  { sku: base, before }: { sku: string; before: AdminProductRow | undefined },
): Promise<Variants> {
  const known = new Map(before?.variants.map(({ id, sku }) => [id, sku]));
  const kept = variants.map((variant) => ({ ...variant, sku: variant.sku || (known.get(variant.id ?? 0) ?? '') }));
  if (kept.every(({ sku }) => sku !== '')) return kept;
  const used = new Set([...kept.map(({ sku }) => sku), ...(before?.variants.map(({ sku }) => sku) ?? [])]);
  const candidates = Array.from({ length: variants.length + used.size + MOST_ATTEMPTS }, (_, at) =>
    [base.slice(0, 58), at + 1].join('-'),
  );
  const taken = await findConflictingSkus(tx, candidates, before?.id ?? 0);
  const free = candidates.filter((sku) => !used.has(sku) && !taken.has(sku)).values();
  const next = () => free.next().value ?? noneIsFree(candidates);
  return kept.map((variant) => ({ ...variant, sku: variant.sku || next() }));
}

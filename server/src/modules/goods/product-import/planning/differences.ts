import type { AdminProductDraft, ImportDifference } from '@waha/contract';
import { editableDraft } from '../../catalog/index.ts';
import type { Plan } from './plan-product.ts';

/** Maximum number of stored differences per product. */
const MOST_DIFFERENCES = 50;

/** Prices and levels that the plan of an existing product changes, before and after. */
export function differencesOf({ existing, draft, levels, outcome }: Plan): ImportDifference[] {
  if (!existing || outcome === 'create' || outcome === 'unchanged') return [];
  const before = editableDraft(existing);
  const ofVariants = draft.variants.flatMap((variant) => {
    const was = before.variants.find(({ sku }) => sku === variant.sku);
    return was ? ofPrices(variant.sku, was, variant) : [];
  });
  const ofLevels = levels.map(({ variantId, sku, quantity }) => {
    const from = existing.variants.find(({ id }) => id === variantId)?.quantity ?? 0;
    return { sku, field: 'stock' as const, from, to: quantity };
  });
  return [...ofPrices(draft.sku, before, draft), ...ofVariants, ...ofLevels].slice(0, MOST_DIFFERENCES);
}

type Priced = Partial<Pick<AdminProductDraft['variants'][number], 'price' | 'sale_price'>>;

function ofPrices(sku: string, before: Priced, after: Priced): ImportDifference[] {
  return (['price', 'sale_price'] as const).flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null];
    return from === to || Number.isNaN(to) ? [] : [{ sku: sku.slice(0, 64), field, from, to }];
  });
}

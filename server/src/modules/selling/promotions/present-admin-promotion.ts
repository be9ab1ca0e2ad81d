import { type AdminPromotion, type PromotionState, type PromotionWarning, toRiyals } from '@waha/contract';
import type { AdminPromotionRow } from './admin-promotions.store.ts';

/** Equal to the filters of the list. */
export function stateOf(row: AdminPromotionRow, at: Date): PromotionState {
  if (!row.is_active) return 'off';
  if (row.ends_at <= at) return 'ended';
  if (row.starts_at > at) return 'upcoming';
  return row.quantity_cap !== null && row.quantity_sold >= row.quantity_cap ? 'sold_out' : 'running';
}

/**
 * Warnings on a promotion that may be saved all the same. Discounts need a licence of the Ministry of Commerce by its
 * rules on discounts and competitions; the owner decides if one is needed.
 */
export function warningsOf(given: {
  licenceNumber: string | null;
  reaches: number;
  archived: number;
}): PromotionWarning[] {
  return [
    ...(given.licenceNumber ? [] : (['licence_missing'] as const)),
    ...(given.reaches === 0 ? (['reaches_nothing'] as const) : []),
    ...(given.archived > 0 ? (['reaches_archived'] as const) : []),
  ];
}

export function presentAdminPromotion(
  row: AdminPromotionRow,
  at: Date,
  products: readonly { id: number; name_ar: string; name_en: string; is_active: boolean }[],
): AdminPromotion {
  const { percent, price_halalas, starts_at, ends_at, ...rest } = row;
  const reaches = row.product_ids.length + row.category_ids.length;
  const archived = products.filter((product) => !product.is_active).length;
  return {
    ...rest,
    state: stateOf(row, at),
    percent: percent === null ? null : Number(percent),
    fixed_price: price_halalas === null ? null : toRiyals(price_halalas),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    products: products.map(({ id, name_ar, name_en }) => ({ id, name_ar, name_en })),
    warnings: warningsOf({ licenceNumber: row.licence_number, reaches, archived }),
  };
}

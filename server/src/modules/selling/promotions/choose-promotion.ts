import type { RunningPromotion } from '../../goods/catalog/index.ts';
import type { PromotionRow } from './promotions.store.ts';

/** The product fields that decide if a promotion applies. */
export interface PromotionTarget {
  id: number;
  category_ids: readonly number[];
}

export function reachesProduct(
  promotion: Pick<PromotionRow, 'product_ids' | 'category_ids'>,
  product: PromotionTarget,
): boolean {
  return (
    promotion.product_ids.includes(product.id) || product.category_ids.some((id) => promotion.category_ids.includes(id))
  );
}

/**
 * The promotion a product shows: by priority; then a lower unit price before an offer on several pieces; then the
 * earliest end. `promotions` are sorted by priority and end.
 */
export function choosePromotion(promotions: readonly PromotionRow[], product: PromotionTarget): PromotionRow | null {
  const [best] = promotions
    .filter((promotion) => reachesProduct(promotion, product))
    .toSorted((a, b) => b.priority - a.priority || rank(a) - rank(b));
  return best ?? null;
}

function rank(promotion: PromotionRow): number {
  return promotion.type === 'buy_x_get_y' ? 1 : 0;
}

/** A promotion as products carry it. */
export function toRunning(row: PromotionRow): RunningPromotion {
  return {
    id: row.id,
    type: row.type,
    name_ar: row.name_ar,
    name_en: row.name_en,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    percent: row.percent === null ? null : Number(row.percent),
    price_halalas: row.price_halalas,
    buy_quantity: row.buy_quantity,
    get_quantity: row.get_quantity,
    stackable: row.stackable,
    is_capped: row.quantity_cap !== null,
  };
}

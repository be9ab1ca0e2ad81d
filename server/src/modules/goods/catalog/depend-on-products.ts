import type { CallContext } from '../../../platform/bind/index.ts';
import { isRunning } from './prices/promotional-price.ts';
import type { ProductRow } from './products/product-row.ts';
import { openBackorder } from './stock/backorders.ts';

/** The reply depends on these products, and on the time where the promotion or the sale beyond stock of one ends. */
export function dependOnProducts(
  rows: readonly ProductRow[],
  context: Pick<CallContext, 'tag' | 'cacheUntil'>,
  nowMs: number,
): void {
  context.tag(...rows.map((row) => `product:${row.id}`));
  for (const row of rows) {
    if (row.promotion && isRunning(row.promotion, nowMs)) context.cacheUntil(new Date(row.promotion.ends_at));
    const open = openBackorder(row, nowMs);
    if (open) context.cacheUntil(open.closesAt);
  }
}

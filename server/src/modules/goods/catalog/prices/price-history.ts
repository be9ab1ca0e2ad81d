import { type ProductDetail, toRiyals } from '@waha/contract';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import type { ProductRow } from '../products/product-row.ts';
import { appendPrices, listUnpriced, readPriorPrices } from './price-history.store.ts';
import { lockProducts } from './prices.store.ts';
import { isRunning, payablePrice, type RunningPromotion, variantPrices } from './promotional-price.ts';

/** Notes what the variants of locked products cost from now on, by the promotion each shows. */
export async function notePrices(
  tx: Tx,
  rows: readonly ProductRow[],
  promotionOf: (row: ProductRow) => RunningPromotion | null,
): Promise<void> {
  const prices = rows.flatMap((row) =>
    row.variants.map((variant) => ({
      variantId: variant.id,
      halalas: payablePrice(variantPrices(row, variant), promotionOf(row)),
    })),
  );
  await appendPrices(tx, prices);
}

/** Notes the prices of products that were published: those of a draft were nobody's. */
export async function notePublishedPrices(tx: Tx, productIds: readonly number[]): Promise<void> {
  const rows = await lockProducts(
    tx,
    [...productIds].sort((a, b) => a - b),
  );
  await notePrices(tx, rows, (row) => row.promotion);
}

const AT_ONCE = 500;

/** Notes first prices of variants that came before the history did, or without staff: a seed, a filled database. */
export async function noteFirstPrices(db: Database): Promise<void> {
  for (;;) {
    const ids = await listUnpriced(db, AT_ONCE);
    if (ids.length === 0) return;
    await inTransaction(db, (tx) => notePublishedPrices(tx, ids));
  }
}

/** The lowest price of the 30 days before, for each variant that is reduced now. */
export async function priorPrices(
  db: Database,
  row: ProductRow,
  nowMs: number,
): Promise<ProductDetail['prior_prices']> {
  const promotion = row.promotion && isRunning(row.promotion, nowMs) ? row.promotion : null;
  const reduced = row.variants.filter((variant) => {
    const prices = variantPrices(row, variant);
    return payablePrice(prices, promotion) < prices.priceHalalas;
  });
  if (reduced.length === 0) return [];
  const lowest = await readPriorPrices(
    db,
    reduced.map(({ id }) => id),
  );
  return reduced.flatMap(({ id, is_default }) => {
    const halalas = lowest.get(id);
    return halalas === undefined ? [] : [{ variant_id: is_default ? null : id, lowest_price: toRiyals(halalas) }];
  });
}

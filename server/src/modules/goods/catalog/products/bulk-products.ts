import type { AdminProductDraft, BulkProductRow } from '@waha/contract';
import { inSavepoint, type Tx } from '../../../../platform/database/index.ts';
import { Refusal, refuse } from '../../../../platform/errors/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { refuseField } from '../../../../text/index.ts';
import type { LockPromotions } from '../prices/reprice-products.ts';
import { changeStock } from '../stock/change-stock.ts';
import { type AdminProductRow, readAdminProduct } from './admin-products.store.ts';
import { editableDraft } from './editable-draft.ts';
import { changeProductStatus } from './product-status.ts';
import { writeProduct } from './write-product.ts';

interface Bulk {
  lockPromotions: LockPromotions;
  language: Language;
  at: Date;
  /** Reason for the stock change. */
  note: string | null;
}

export interface BulkResult {
  row: BulkProductRow;
  /** Reason for the failure; null on success. */
  refusal: Refusal | null;
}

/**
 * Changes many products in one transaction, each row entirely or not at all. Rows that change stock come last, sorted
 * by variant. That is the sequence in which orders lock levels, so neither waits for the rest nor deadlocks.
 */
export async function changeProducts(tx: Tx, rows: readonly BulkProductRow[], bulk: Bulk): Promise<BulkResult[]> {
  await bulk.lockPromotions(tx);
  const inOrder = rows.toSorted((a, b) => (a.stock?.variant_id ?? 0) - (b.stock?.variant_id ?? 0) || a.id - b.id);
  const done = new Map<BulkProductRow, Refusal | null>();
  for (const row of inOrder) {
    const refusal = await inSavepoint(tx, () => changeOne(tx, row, bulk)).then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)),
    );
    done.set(row, refusal);
  }
  return rows.map((row) => ({ row, refusal: done.get(row) ?? null }));
}

async function changeOne(tx: Tx, row: BulkProductRow, bulk: Bulk): Promise<void> {
  const before = (await readAdminProduct(tx, row.id)) ?? refuse('catalog.product_not_found');
  if (before.version !== row.version) refuse('conflict.changed');
  let { version } = before;
  if (row.price !== undefined || row.sale_price !== undefined || row.category_id !== undefined) {
    await writeProduct(tx, bulk.lockPromotions, {
      draft: changedDraft(before, row, bulk.language),
      existing: { id: row.id, version },
      language: bulk.language,
      at: bulk.at,
    });
    version += 1;
  }
  if (row.status !== undefined && row.status !== before.status) {
    const change = { from: before.status, to: row.status, publishAt: null, at: bulk.at, language: bulk.language };
    await changeProductStatus(tx, { id: row.id, version }, change);
  }
  if (row.stock) {
    const { variant_id: variantId, delta } = row.stock;
    await changeStock(tx, { variantId, delta, productId: row.id, reason: 'adjustment', note: bulk.note });
  }
}

function changedDraft(before: AdminProductRow, row: BulkProductRow, language: Language): AdminProductDraft {
  const own = editableDraft(before);
  const draft = {
    ...own,
    price: row.price ?? own.price,
    sale_price: row.sale_price === undefined ? own.sale_price : row.sale_price,
    category_id: row.category_id ?? own.category_id,
  };
  if (draft.sale_price !== null && draft.sale_price >= draft.price) {
    refuseField(language, row.sale_price == null ? 'price' : 'sale_price', 'validation.sale_above_price');
  }
  return draft;
}

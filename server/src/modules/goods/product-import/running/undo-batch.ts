import { inSavepoint, type Tx } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/errors/index.ts';
import {
  changeStock,
  freeShopPictures,
  lockLevels,
  readAdminProduct,
  removeProduct,
  restoreProduct,
} from '../../catalog/index.ts';
import { readTaken } from '../pictures/pictures.store.ts';
import { type DueItem, listDone, writeResult } from '../planning/items.store.ts';
import type { Fault } from '../reading/faults.ts';
import { addCounts, type BatchDone, LONGEST_PIECE_MS } from './batch.ts';
import type { ImportRow } from './imports.store.ts';
import { removeCategories } from './make-categories.ts';
import { lockOnce, type RunDeps } from './run-batch.ts';

const AT_ONCE = 25;
const NOTE = 'تراجع عن استيراد · CSV import undone';

type Undone = 'undone' | 'archived' | 'kept';

/**
 * Undoes the last products of an import in reverse sequence, each entirely or not at all. Created products are
 * removed, or archived if in use; changed ones are restored. Products edited since are reported and skipped.
 */
export async function undoBatch(tx: Tx, row: ImportRow, deps: RunDeps): Promise<BatchDone> {
  const items = await listDone(tx, row.id, AT_ONCE);
  if (items.length === 0) {
    const isOver = !(await removeCategories(tx, row.id, deps.lockPromotions));
    return { done: 0, isOver, outcomes: row.outcomes, results: row.results };
  }
  const locked = await lockOnce(tx, deps);
  await lockLevels(
    tx,
    items.flatMap(({ levels }) => Object.keys(levels).map(Number)),
  );
  const until = performance.now() + LONGEST_PIECE_MS;
  const results: Undone[] = [];
  for (const item of items) {
    const { result, faults } = await undoItem(tx, row.id, item, locked);
    await writeResult(tx, row.id, item.number, { result, faults });
    results.push(result);
    if (performance.now() > until) break;
  }
  const counts = addCounts({ ...row.results, done: (row.results.done ?? 0) - results.length }, results);
  return { done: results.length, isOver: false, outcomes: row.outcomes, results: counts };
}

async function undoItem(
  tx: Tx,
  importId: number,
  item: DueItem,
  deps: RunDeps,
): Promise<{ result: Undone; faults: Fault[] }> {
  const fault = (key: string, params: Fault['params'] = {}): Fault[] => [
    { row: item.first_row, column: null, key, params },
  ];
  try {
    const result = await inSavepoint(tx, () => takeBack(tx, importId, item, deps));
    return { result, faults: result === 'archived' ? fault('import.archived_instead') : [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isChanged = error.code === 'conflict.changed' || error.code === 'catalog.product_not_found';
    const key = isChanged ? 'import.edited_since' : `refusal.${error.code}`;
    return { result: 'kept', faults: fault(key, { ...error.params }) };
  }
}

async function takeBack(
  tx: Tx,
  importId: number,
  item: DueItem,
  { lockPromotions }: RunDeps,
): Promise<'undone' | 'archived'> {
  const existing = { id: item.product_id ?? 0, version: item.product_version ?? 0 };
  if (item.before === null) {
    if ((await removeProduct(tx, existing)) === 'archived') return 'archived';
    // Pictures of a remaining product stay: orders may show them.
    const { keys, usedAt } = await readTaken(tx, importId, item.number);
    if (usedAt) await freeShopPictures(tx, keys, usedAt);
    return 'undone';
  }
  const { newVariantIds, published_at: publishedAt, ...before } = item.before;
  for (const [variantId, delta] of Object.entries(item.levels)) {
    const back = { productId: existing.id, variantId: Number(variantId), delta: -delta };
    await changeStock(tx, { ...back, reason: 'counted', note: NOTE });
  }
  const present = await readAdminProduct(tx, existing.id);
  // A change of stock alone writes no product and increments no version.
  if (present?.version === before.version && existing.version === before.version) return 'undone';
  const kept = { ...before, published_at: new Date(publishedAt) };
  await restoreProduct(tx, existing, { kept, newVariantIds }, lockPromotions);
  return 'undone';
}

import type { StockChangeReason } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { changeStock, readStockItems } from '../catalog/index.ts';
import { addToBranch, lockBranchLevel, takeFromBranch } from './levels.store.ts';
import { holdOpenBranch } from './move-pieces.ts';

interface Adjustment {
  variantId: number;
  delta: number;
  reason: StockChangeReason;
  note: string | null;
}

export interface AdjustedLevel extends Adjustment {
  branchId: number;
  quantity: number;
}

/**
 * Changes a level of a branch by hand, with a reason. Refuses `branches.stock_too_low` and `branches.stock_too_high`; for
 * the branch that serves the online shop what `changeStock` refuses.
 */
export async function adjustBranch(tx: Tx, branchId: number, adjustment: Adjustment): Promise<AdjustedLevel> {
  const branch = await holdOpenBranch(tx, branchId);
  const { variantId, delta, reason, note } = adjustment;
  const items = await readStockItems(tx, [variantId]);
  const item = items.get(variantId) ?? refuse('branches.item_not_found');
  if (branch.is_online) {
    const { quantity } = await changeStock(tx, { variantId, delta, reason, note });
    return { ...adjustment, branchId, quantity };
  }
  const why = { branchId, reason, note };
  const pieces = [{ variantId, quantity: Math.abs(delta) }];
  if (delta < 0 && (await takeFromBranch(tx, pieces, why)) !== undefined) {
    refuse('branches.stock_too_low', { sku: item.sku });
  }
  if (delta > 0 && (await addToBranch(tx, pieces, why)) !== undefined) refuse('branches.stock_too_high');
  return { ...adjustment, branchId, quantity: await lockBranchLevel(tx, branchId, variantId) };
}

import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import {
  type Correction,
  correctStock,
  lockLevels,
  publishStockChange,
  readLevel,
  readStockItems,
  receiveStock,
  type StockDemand,
  sendStock,
} from '../catalog/index.ts';
import { type BranchRow, holdBranch } from './branches.store.ts';
import { addToBranch, correctBranch, lockBranchLevel, takeFromBranch } from './levels.store.ts';

export type StockPlace = Pick<BranchRow, 'id' | 'is_online'>;

/** A branch that is open, locked against being closed. Refuses `branches.not_found` and `branches.closed`. */
export async function holdOpenBranch(tx: Tx, id: number): Promise<BranchRow> {
  const branch = (await holdBranch(tx, id)) ?? refuse('branches.not_found');
  return branch.is_active ? branch : refuse('branches.closed');
}

/** Takes the pieces of a transfer out of a branch: all, or it refuses `branches.stock_too_low` and nothing is taken. */
export async function takeOut(tx: Tx, place: StockPlace, demands: readonly StockDemand[], note: string): Promise<void> {
  if (!place.is_online) {
    const short = await takeFromBranch(tx, demands, { branchId: place.id, reason: 'transfer', note });
    return short === undefined ? undefined : refuseShort(tx, short);
  }
  const change = await sendStock(tx, demands, note);
  if ('missingVariantId' in change) return refuseShort(tx, change.missingVariantId);
  await publishStockChange(tx, change);
}

/** Puts the pieces of a transfer into a branch. Refuses `branches.stock_too_high`. */
export async function putIn(tx: Tx, place: StockPlace, demands: readonly StockDemand[], note: string): Promise<void> {
  const come = demands.filter(({ quantity }) => quantity > 0);
  if (come.length === 0) return;
  if (place.is_online) return publishStockChange(tx, await receiveStock(tx, come, note));
  if ((await addToBranch(tx, come, { branchId: place.id, reason: 'transfer', note })) !== undefined) {
    refuse('branches.stock_too_high');
  }
}

/** Corrects the levels of a branch by the differences of a count; returns by how much each was changed. */
export async function correct(
  tx: Tx,
  place: StockPlace,
  corrections: readonly Correction[],
  note: string,
): Promise<Map<number, number>> {
  if (!place.is_online) return correctBranch(tx, corrections, { branchId: place.id, reason: 'counted', note });
  const change = await correctStock(tx, corrections, note);
  await publishStockChange(tx, change);
  return change.applied;
}

/** Pieces that left the level and still lie on the shelf: those of orders that are not sent yet, and of exchanges. */
export type ReadPiecesAside = (tx: Tx, variantId: number) => Promise<number>;

/**
 * Pieces that are to lie in a branch now. The level stays locked until the transaction ends: a sale in between would be
 * seen in the level and not among the orders, or the other way round.
 */
export async function lockShelf(
  tx: Tx,
  place: StockPlace,
  variantId: number,
  readAside: ReadPiecesAside,
): Promise<number> {
  if (!place.is_online) return lockBranchLevel(tx, place.id, variantId);
  await lockLevels(tx, [variantId]);
  const level = await readLevel(tx, variantId);
  return (level?.quantity ?? 0) + (await readAside(tx, variantId));
}

async function refuseShort(tx: Tx, variantId: number): Promise<never> {
  const item = (await readStockItems(tx, [variantId])).get(variantId);
  return refuse('branches.stock_too_low', { sku: item?.sku ?? '' });
}

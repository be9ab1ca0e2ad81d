import { type RewardDraft, toHalalas } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { readProducts } from '../../goods/catalog/index.ts';
import { lockReward } from './rewards.store.ts';
import { insertReward, type RewardFields, updateReward } from './save-reward.store.ts';

/** Creates a reward; for a product only while it is on sale. Returns its number. */
export async function createReward(tx: Tx, draft: RewardDraft): Promise<number> {
  return insertReward(tx, await checked(tx, draft));
}

/**
 * Changes a reward as a whole. Refuses an outdated version (`conflict.changed`), and a stock below the number already
 * redeemed (`rewards.stock_below_redeemed`).
 */
export async function changeReward(
  tx: Tx,
  { id, version }: { id: number; version: number },
  draft: RewardDraft,
): Promise<void> {
  const before = (await lockReward(tx, id)) ?? refuse('rewards.not_found');
  if (version !== before.version) refuse('conflict.changed');
  if (draft.stock < before.stock - before.stock_left) refuse('rewards.stock_below_redeemed');
  await updateReward(tx, id, await checked(tx, draft));
}

async function checked(tx: Tx, draft: RewardDraft): Promise<RewardFields> {
  const { product_id: productId = null } = draft;
  if (productId !== null && (await readProducts(tx, [productId])).length === 0) refuse('rewards.product_gone');
  const halalas = (riyals: number | null | undefined) => (riyals == null ? null : toHalalas(riyals));
  return {
    name_ar: draft.name_ar,
    name_en: draft.name_en || draft.name_ar,
    about_ar: draft.about_ar,
    about_en: draft.about_en || draft.about_ar,
    kind: draft.kind,
    percent: draft.percent ?? null,
    amount_halalas: halalas(draft.amount),
    maximum_halalas: draft.kind === 'percentage' ? halalas(draft.maximum_discount) : null,
    minimum_order_halalas: halalas(draft.minimum_order),
    product_id: productId,
    points: draft.points,
    stock: draft.stock,
    per_member: draft.per_member,
    is_active: draft.is_active,
  };
}

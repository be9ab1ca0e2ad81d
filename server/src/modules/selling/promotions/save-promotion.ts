import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import type { Existing } from '../../goods/catalog/index.ts';
import { applyPromotions } from './apply-promotions.ts';
import { waitForRepricing } from './promotions.store.ts';
import {
  insertPromotion,
  lockPromotion,
  type PromotionDraft,
  replaceTargets,
  updatePromotion,
} from './save-promotion.store.ts';

/** Creates a promotion. `applyPromotions` must follow in the same transaction, or products keep their old prices. */
export async function createPromotion(tx: Tx, draft: PromotionDraft): Promise<number> {
  const id = await insertPromotion(tx, draft);
  await replaceTargets(tx, id, draft);
  await publishInvalidation(tx, ['promotions']);
  return id;
}

/**
 * Saves a new or existing promotion for staff, with the prices of every product it applies or applied to. The version
 * is checked (`conflict.changed`). Refuses `promotions.not_found`, `promotions.cap_below_sold`, and
 * `promotions.cap_fixed`: a cap counts from the first piece or never.
 */
export async function savePromotion(tx: Tx, draft: PromotionDraft, at: Date, existing?: Existing): Promise<number> {
  // The common lock order: repricing, promotion, products.
  await waitForRepricing(tx);
  const id = existing ? await changePromotion(tx, draft, existing) : await createPromotion(tx, draft);
  await applyPromotions(tx, at);
  return id;
}

async function changePromotion(tx: Tx, draft: PromotionDraft, existing: Existing): Promise<number> {
  const before = (await lockPromotion(tx, existing.id)) ?? refuse('promotions.not_found');
  if (before.version === existing.version) refuseCap(draft.quantityCap, before);
  if (!(await updatePromotion(tx, existing, draft))) refuse('conflict.changed');
  await replaceTargets(tx, existing.id, draft);
  await publishInvalidation(tx, ['promotions']);
  return existing.id;
}

function refuseCap(
  cap: number | null,
  { quantity_cap, quantity_sold: sold }: { quantity_cap: number | null; quantity_sold: number },
) {
  if ((cap === null) !== (quantity_cap === null)) refuse('promotions.cap_fixed');
  if (cap !== null && cap < sold) refuse('promotions.cap_below_sold', { sold });
}

export { applyPromotions, promotionsAt } from './apply-promotions.ts';
export { choosePromotion, reachesProduct, toRunning } from './choose-promotion.ts';
export { giveBackToCap, type PromotionRow, takeFromCap } from './promotions.store.ts';
export { runningNow } from './running-now.ts';
export type { PromotionDraft } from './save-promotion.store.ts';
export { createPromotion, savePromotion } from './save-promotion.ts';

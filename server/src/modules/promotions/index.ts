export { applyPromotions } from './apply-promotions.ts';
export { choosePromotion, reachesProduct, toRunning } from './choose-promotion.ts';
export { runningPromotionsOf } from './promotions.routes.ts';
export { giveBackToCap, listRunning, type PromotionRow, takeFromCap } from './promotions.store.ts';
export { createPromotion, type PromotionDraft } from './save-promotion.store.ts';

export { applyPromotions, type PromotionClock, startPromotionClock } from './apply-promotions.ts';
export { choosePromotion, reachesProduct, toRunning } from './choose-promotion.ts';
export { promotionRoutes, runningPromotionsOf } from './promotions.routes.ts';
export { giveBackToCap, listRunning, type PromotionRow, takeFromCap } from './promotions.store.ts';
export { createPromotion, type PromotionDraft } from './save-promotion.store.ts';

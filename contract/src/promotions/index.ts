export {
  type AdminPromotion,
  type AdminPromotionDraft,
  adminPromotionEndpoints,
  type PromotionPreview,
  type PromotionState,
  type PromotionWarning,
} from './admin.ts';
export { promotionEndpoints } from './endpoints.ts';
export { promotionRefusals } from './refusals.ts';

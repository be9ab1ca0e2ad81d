export {
  type AdminPromotion,
  type AdminPromotionDraft,
  adminPromotionEndpoints,
  type PromotionPreview,
} from './admin.ts';
export { promotionEndpoints } from './endpoints.ts';
export { promotionRefusals } from './refusals.ts';

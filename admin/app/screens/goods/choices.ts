import type {
  AdminCategoryDraft,
  AdminCoupon,
  AdminPromotion,
  CouponState,
  ProductStatus,
  PromotionState,
} from '@waha/contract';

/** What fields and filters offer, in the order in which it is read. */
export const productStatuses = ['draft', 'published', 'scheduled', 'archived'] as const satisfies ProductStatus[];
export const stockChangeReasons = ['received', 'counted', 'damaged', 'lost', 'adjustment'] as const;
export const promotionStates = ['running', 'upcoming', 'ended', 'sold_out', 'off'] as const satisfies PromotionState[];
export const promotionTypes = [
  'percentage',
  'fixed_price',
  'flash',
  'buy_x_get_y',
] as const satisfies AdminPromotion['type'][];
export const couponStates = ['running', 'upcoming', 'ended', 'used_up', 'off'] as const satisfies CouponState[];
export const couponTypes = [
  'percentage',
  'fixed',
  'free_shipping',
  'buy_x_get_y',
] as const satisfies AdminCoupon['type'][];
export const categoryBackdrops = [
  'sand',
  'sage',
  'dusk',
  'rose',
  'lavender',
  'stone',
] as const satisfies AdminCategoryDraft['backdrop'][];

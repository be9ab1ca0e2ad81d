export {
  type AdminCoupon,
  type AdminCouponDraft,
  adminCouponEndpoints,
  type CouponInList,
  type CouponState,
} from './admin.ts';
export { type Coupon, couponEndpoints, couponTypes } from './endpoints.ts';
export { couponRefusals } from './refusals.ts';

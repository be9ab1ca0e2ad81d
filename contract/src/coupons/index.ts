export { type AdminCoupon, type AdminCouponDraft, adminCouponEndpoints, type CouponInList } from './admin.ts';
export { type Coupon, couponEndpoints } from './endpoints.ts';
export { couponRefusals } from './refusals.ts';

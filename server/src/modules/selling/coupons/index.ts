export { forgetAppliedCoupon, forgetAppliedCoupons, readAppliedCode, rememberCoupon } from './applied-coupon.store.ts';
export {
  type CheckedCoupon,
  type CouponRefusal,
  checkCoupon,
  customerRefusal,
  goodsRefusal,
  neighbourRefusal,
  toPriceable,
} from './check-coupon.ts';
export { type CouponPlace, lockFirstOrders, recordUse } from './coupon-neighbours.store.ts';
export {
  type CouponRow,
  deleteUnusedCoupons,
  endCouponsOf,
  findCoupon,
  listPublicCoupons,
  readCoupons,
  releaseUse,
  takeUse,
} from './coupons.store.ts';
export { couponLabel, presentCoupon } from './present-coupon.ts';
export { couponRefusalTexts } from './refusals.ts';
export { type CouponDraft, createCoupon } from './save-coupon.store.ts';
export { couponTexts } from './texts.ts';

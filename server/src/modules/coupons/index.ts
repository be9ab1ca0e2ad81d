export {
  type CheckedCoupon,
  type CouponRefusal,
  checkCoupon,
  customerRefusal,
  goodsRefusal,
  toPriceable,
} from './check-coupon.ts';
export {
  type CouponRow,
  endCouponsOf,
  findCoupon,
  listPublicCoupons,
  readCoupons,
  recordUse,
  releaseUse,
  takeUse,
} from './coupons.store.ts';
export { forgetKeptCoupon, forgetKeptCoupons, keepCoupon, readKeptCode } from './kept-coupon.store.ts';
export { couponLabel, presentCoupon } from './present-coupon.ts';
export { couponRefusalTexts } from './refusals.ts';
export { type CouponDraft, createCoupon } from './save-coupon.store.ts';
export { couponTexts } from './texts.ts';

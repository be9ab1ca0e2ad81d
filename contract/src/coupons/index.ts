export { type Coupon, couponEndpoints, couponTypes } from './endpoints.ts';
export { couponRefusals } from './refusals.ts';

import { defineModule } from '../../module.ts';
import { couponInvariants } from './coupons.invariants.ts';
import { forgetKeptCoupon } from './kept-coupon.store.ts';
import { couponRefusalTexts } from './refusals.ts';

export const coupons = defineModule({
  name: 'coupons',
  uses: ['pricing'],
  refusals: couponRefusalTexts,
  erase: () => forgetKeptCoupon,
  invariants: couponInvariants,
});

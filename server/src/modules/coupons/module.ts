import { adminCouponEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { adminCouponRoutes } from './admin-coupons.routes.ts';
import { couponInvariants } from './coupons.invariants.ts';
import { forgetKeptCoupon } from './kept-coupon.store.ts';
import { couponRefusalTexts } from './refusals.ts';

export const coupons = defineModule({
  name: 'coupons',
  uses: ['pricing', 'staff', 'catalog'],
  // What shoppers ask of coupons comes from pricing a cart, and so is answered by orders.
  endpoints: adminCouponEndpoints,
  refusals: couponRefusalTexts,
  handlers: adminCouponRoutes,
  erase: () => forgetKeptCoupon,
  invariants: couponInvariants,
});

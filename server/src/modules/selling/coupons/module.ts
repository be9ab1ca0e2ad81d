import { adminCouponEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminCouponRoutes } from './admin-coupons.routes.ts';
import { forgetAppliedCoupon } from './applied-coupon.store.ts';
import { deleteOldNetworkMarks } from './coupon-neighbours.store.ts';
import { couponInvariants } from './coupons.invariants.ts';
import { couponRefusalTexts } from './refusals.ts';

export const coupons = defineModule({
  name: 'coupons',
  wing: 'selling',
  uses: ['pricing', 'staff', 'catalog'],
  // What shoppers ask of coupons comes from pricing a cart, and so is answered by orders.
  endpoints: adminCouponEndpoints,
  refusals: couponRefusalTexts,
  handlers: adminCouponRoutes,
  jobs: ({ db, now }) => [
    { name: 'coupons.forget-networks', cron: '23 * * * *', run: () => deleteOldNetworkMarks(db, new Date(now())) },
  ],
  erase: () => forgetAppliedCoupon,
  invariants: couponInvariants,
});

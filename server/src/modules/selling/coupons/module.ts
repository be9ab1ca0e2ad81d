import { adminCouponEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminCouponRoutes } from './admin-coupons.routes.ts';
import { deleteOldNetworkMarks } from './coupon-neighbours.store.ts';
import { couponInvariants } from './coupons.invariants.ts';
import { forgetCoupons, leaveCoupons } from './forget-coupons.ts';
import { couponsKind } from './import/coupons-kind.ts';
import { couponsProcessing } from './processing.ts';
import { couponRefusalTexts } from './refusals.ts';

export const coupons = defineModule({
  name: 'coupons',
  wing: 'selling',
  processing: couponsProcessing,
  uses: ['pricing', 'staff', 'catalog'],
  // Endpoints for buyers' coupons belong to orders, because they price a cart.
  endpoints: adminCouponEndpoints,
  refusals: couponRefusalTexts,
  handlers: adminCouponRoutes,
  jobs: ({ db, now }) => [
    { name: 'coupons.forget-networks', cron: '23 * * * *', run: () => deleteOldNetworkMarks(db, new Date(now())) },
    { name: 'coupons.forget', cron: '53 2 * * *', run: () => forgetCoupons({ db, now }) },
  ],
  erase: () => leaveCoupons,
  recordKinds: () => [couponsKind],
  invariants: couponInvariants,
});

import { loyaltyEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { inPages } from '../../../platform/database/index.ts';
import { listAccrualsOf } from './accruals.store.ts';
import { accrualSubscribers, eraseAccruals, postDue } from './accrue.ts';
import { loyaltyInvariants } from './loyalty.invariants.ts';
import { loyaltyRoutes } from './loyalty.routes.ts';
import { loyaltyProcessing } from './processing.ts';
import { reviewPointSubscribers } from './review-points.ts';

export const loyalty = defineModule({
  name: 'loyalty',
  wing: 'selling',
  processing: loyaltyProcessing,
  uses: ['identity', 'ledger', 'points', 'orders', 'reviews', 'returns'],
  endpoints: loyaltyEndpoints,
  handlers: loyaltyRoutes,
  hears: (deps) => [...accrualSubscribers(deps), ...reviewPointSubscribers(deps)],
  jobs: ({ db, now }) => [
    {
      name: 'loyalty.post-due',
      cron: '11 * * * *',
      run: async () => void (await postDue(db, new Date(now()))),
    },
  ],
  exportPersonalData: ({ db }) => ({
    order_points: (customerId) =>
      inPages((limit, _, last?: { order_id: string }) => listAccrualsOf(db, customerId, limit, last?.order_id)),
  }),
  eraseBatch: () => eraseAccruals,
  invariants: loyaltyInvariants,
});

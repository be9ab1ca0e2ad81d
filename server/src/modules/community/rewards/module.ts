import { rewardEndpoints, rewardEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { eraseRedeemer, exportRedemptions } from './leave.ts';
import { rewardsProcessing } from './processing.ts';
import { rewardRefusalTexts } from './refusals.ts';
import { rewardInvariants } from './rewards.invariants.ts';
import { rewardRoutes } from './rewards.routes.ts';

export const rewards = defineModule({
  name: 'rewards',
  wing: 'community',
  processing: rewardsProcessing,
  uses: ['identity', 'staff', 'ledger', 'catalog', 'coupons', 'members', 'posts'],
  endpoints: rewardEndpoints,
  refusals: rewardRefusalTexts,
  sends: rewardEvents,
  handlers: rewardRoutes,
  exportPersonalData: ({ db }) => ({ rewards: (customerId) => exportRedemptions(db, customerId) }),
  erase: () => eraseRedeemer,
  invariants: rewardInvariants,
});

import { payoutEndpoints, payoutEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminPayoutRoutes } from './admin-payouts.routes.ts';
import { erasePayouts, exportConversions, exportWithdrawals } from './leave.ts';
import { payoutInvariants } from './payouts.invariants.ts';
import { payoutRoutes } from './payouts.routes.ts';
import { payoutsProcessing } from './processing.ts';
import { payoutRefusalTexts } from './refusals.ts';

export const payouts = defineModule({
  name: 'payouts',
  wing: 'community',
  processing: payoutsProcessing,
  uses: ['settings', 'identity', 'staff', 'ledger', 'catalog', 'affiliates', 'commissions'],
  endpoints: payoutEndpoints,
  refusals: payoutRefusalTexts,
  sends: payoutEvents,
  handlers: (deps) => ({ ...payoutRoutes(deps), ...adminPayoutRoutes(deps) }),
  exportPersonalData: ({ db }) => ({
    conversions: (customerId) => exportConversions(db, customerId),
    withdrawals: (customerId) => exportWithdrawals(db, customerId),
  }),
  erase: () => erasePayouts,
  invariants: payoutInvariants,
});

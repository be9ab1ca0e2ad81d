import { affiliateEndpoints, affiliateEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminAffiliateRoutes } from './admin-affiliates.routes.ts';
import { affiliateInvariants } from './affiliates.invariants.ts';
import { affiliateRoutes } from './affiliates.routes.ts';
import { eraseClicks } from './clicks/erase-clicks.ts';
import { eraseAffiliate, exportAffiliate } from './leave.ts';
import { affiliatesProcessing } from './processing.ts';
import { adminRateRoutes } from './rates/admin-rates.routes.ts';
import { affiliateRefusalTexts } from './refusals.ts';

export const affiliates = defineModule({
  name: 'affiliates',
  wing: 'community',
  processing: affiliatesProcessing,
  uses: ['identity', 'staff', 'settings', 'catalog', 'coupons', 'members'],
  endpoints: affiliateEndpoints,
  refusals: affiliateRefusalTexts,
  needs: ['categories'],
  sends: affiliateEvents,
  handlers: (deps) => ({ ...affiliateRoutes(deps), ...adminAffiliateRoutes(deps), ...adminRateRoutes(deps) }),
  jobs: ({ db, now }) => [
    { name: 'affiliates.forget-clicks', cron: '27 * * * *', run: () => eraseClicks(db, new Date(now())) },
  ],
  exportPersonalData: ({ db }) => ({ affiliate: (customerId) => exportAffiliate(db, customerId) }),
  erase: () => eraseAffiliate,
  invariants: affiliateInvariants,
});

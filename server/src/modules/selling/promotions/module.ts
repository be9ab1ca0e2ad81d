import { adminPromotionEndpoints, promotionEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminPromotionRoutes } from './admin-promotions.routes.ts';
import { promotionsAt, startPromotionClock } from './apply-promotions.ts';
import { promotionInvariants } from './promotions.invariants.ts';
import { promotionRoutes, runningPromotionsAt } from './promotions.routes.ts';
import { promotionRefusalTexts } from './refusals.ts';

export const promotions = defineModule({
  name: 'promotions',
  wing: 'selling',
  uses: ['catalog', 'pricing', 'staff'],
  endpoints: { ...promotionEndpoints, ...adminPromotionEndpoints },
  apiTags: {
    promotions: 'Campaigns and flash sales',
  },
  refusals: promotionRefusalTexts,
  provides: ({ now }) => ({ promotionsOf: runningPromotionsAt(now), promotionsAt }),
  needs: ['categories'],
  handlers: (deps) => ({ ...promotionRoutes(deps), ...adminPromotionRoutes(deps) }),
  run: startPromotionClock,
  invariants: promotionInvariants,
});

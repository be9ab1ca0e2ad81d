import { adminPromotionEndpoints, promotionEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { adminPromotionRoutes } from './admin-promotions.routes.ts';
import { startPromotionClock } from './apply-promotions.ts';
import { promotionInvariants } from './promotions.invariants.ts';
import { promotionRoutes } from './promotions.routes.ts';
import { promotionRefusalTexts } from './refusals.ts';

export const promotions = defineModule({
  name: 'promotions',
  wing: 'selling',
  uses: ['catalog', 'pricing', 'staff'],
  endpoints: { ...promotionEndpoints, ...adminPromotionEndpoints },
  areas: {
    promotions: 'Campaigns and flash sales',
  },
  refusals: promotionRefusalTexts,
  handlers: (deps) => ({ ...promotionRoutes(deps), ...adminPromotionRoutes(deps) }),
  run: startPromotionClock,
  invariants: promotionInvariants,
});

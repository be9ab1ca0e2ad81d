import { promotionEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { startPromotionClock } from './apply-promotions.ts';
import { promotionInvariants } from './promotions.invariants.ts';
import { promotionRoutes } from './promotions.routes.ts';
import { promotionRefusalTexts } from './refusals.ts';

export const promotions = defineModule({
  name: 'promotions',
  uses: ['catalog', 'pricing'],
  endpoints: promotionEndpoints,
  areas: {
    promotions: 'Campaigns and flash sales',
  },
  refusals: promotionRefusalTexts,
  handlers: promotionRoutes,
  run: startPromotionClock,
  invariants: promotionInvariants,
});

import { defineModule } from '../../module.ts';
import { affiliateRefusalTexts } from './refusals.ts';

export const affiliates = defineModule({
  name: 'affiliates',
  uses: ['identity', 'staff', 'catalog', 'coupons', 'members'],
  refusals: affiliateRefusalTexts,
});

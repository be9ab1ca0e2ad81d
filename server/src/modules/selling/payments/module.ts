import { defineModule } from '../../../module.ts';
import { paymentRefusalTexts } from './refusals.ts';

export const payments = defineModule({
  name: 'payments',
  wing: 'selling',
  uses: [],
  refusals: paymentRefusalTexts,
});

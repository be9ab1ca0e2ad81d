import { defineModule } from '../../module.ts';
import { shippingRefusalTexts } from './refusals.ts';

export const shipping = defineModule({
  name: 'shipping',
  uses: ['locations'],
  refusals: shippingRefusalTexts,
});

import { shippingAdminEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminShippingRoutes } from './admin-shipping.routes.ts';
import { shippingRefusalTexts } from './refusals.ts';

export const shipping = defineModule({
  name: 'shipping',
  wing: 'selling',
  uses: ['staff', 'locations'],
  endpoints: shippingAdminEndpoints,
  refusals: shippingRefusalTexts,
  handlers: adminShippingRoutes,
});

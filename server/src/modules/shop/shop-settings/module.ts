import { shopSettingsEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { shopSettingsRefusalTexts } from './refusals.ts';
import { shopSettingsRoutes } from './shop-settings.routes.ts';

export const shopSettings = defineModule({
  name: 'shop-settings',
  wing: 'shop',
  uses: [
    'settings',
    'sms',
    'payments',
    'staff',
    'money-acts',
    'locations',
    'e-invoicing',
    'orders',
    'coupons',
    'abandoned-carts',
  ],
  endpoints: shopSettingsEndpoints,
  refusals: shopSettingsRefusalTexts,
  handlers: shopSettingsRoutes,
});

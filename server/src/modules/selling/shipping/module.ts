import { type DeliveryReach, shippingAdminEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminShippingRoutes } from './admin-shipping.routes.ts';
import { readDeliveryReach } from './delivery-reach.ts';
import { shippingRefusalTexts } from './refusals.ts';
import { readStandardDelivery, type StandardDelivery } from './standard-delivery.store.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    deliveryReach: () => Promise<DeliveryReach>;
    /** Bounds of standard delivery anywhere; null where there is none. */
    standardDelivery: () => Promise<StandardDelivery | null>;
  }
}

export const shipping = defineModule({
  name: 'shipping',
  wing: 'selling',
  uses: ['settings', 'staff', 'locations'],
  endpoints: shippingAdminEndpoints,
  refusals: shippingRefusalTexts,
  provides: ({ db }) => ({
    deliveryReach: () => readDeliveryReach(db),
    standardDelivery: () => readStandardDelivery(db),
  }),
  handlers: adminShippingRoutes,
});

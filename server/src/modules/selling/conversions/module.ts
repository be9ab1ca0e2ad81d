import { conversionEndpoints, conversionEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { customerOrdersEraser } from '../orders/index.ts';
import { eraseOrders, forgetConversions, listOrderConsents } from './consents.store.ts';
import { conversionRoutes } from './conversions.routes.ts';
import { conversionsProcessing } from './processing.ts';
import { tellServices } from './tell-services.ts';

const MOST_EXPORTED = 10_000;

export const conversions = defineModule({
  name: 'conversions',
  wing: 'selling',
  processing: conversionsProcessing,
  uses: ['orders'],
  endpoints: conversionEndpoints,
  apiTags: { consents: 'What visitors agreed to', conversions: 'What visitors who agreed did' },
  sends: conversionEvents,
  handlers: conversionRoutes,
  hears: tellServices,
  exportPersonalData: ({ db }) => ({
    order_consents: (customerId) => listOrderConsents(db, customerId, MOST_EXPORTED),
  }),
  eraseBatch: () => customerOrdersEraser(eraseOrders),
  jobs: ({ db, now }) => [
    { name: 'conversions.forget', cron: '17 1 * * *', run: () => forgetConversions(db, new Date(now())) },
  ],
});

import { conversionEndpoints, conversionEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { forgetConversions } from './consents.store.ts';
import { conversionRoutes } from './conversions.routes.ts';
import { tellServices } from './tell-services.ts';

export const conversions = defineModule({
  name: 'conversions',
  wing: 'selling',
  uses: ['orders'],
  endpoints: conversionEndpoints,
  apiTags: { consents: 'What visitors agreed to', conversions: 'What visitors who agreed did' },
  sends: conversionEvents,
  handlers: conversionRoutes,
  hears: tellServices,
  jobs: ({ db, now }) => [
    { name: 'conversions.forget', cron: '17 1 * * *', run: () => forgetConversions(db, new Date(now())) },
  ],
});

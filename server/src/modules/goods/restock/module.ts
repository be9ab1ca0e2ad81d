import { restockEndpoints, restockEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { provenContacts } from '../../people/identity/index.ts';
import { restockProcessing } from './processing.ts';
import { restockRefusalTexts } from './refusals.ts';
import { restockRoutes } from './restock.routes.ts';
import { deleteOldRequests, deleteRequestsOf, exportRequests } from './restock.store.ts';
import { restockSubscribers } from './restock.subscribers.ts';

export const restock = defineModule({
  name: 'restock',
  wing: 'goods',
  processing: restockProcessing,
  uses: ['settings', 'identity', 'catalog', 'sms'],
  endpoints: restockEndpoints,
  refusals: restockRefusalTexts,
  sends: restockEvents,
  handlers: restockRoutes,
  hears: restockSubscribers,
  jobs: ({ db, now }) => [
    { name: 'restock.forget', cron: '31 2 * * *', run: () => deleteOldRequests(db, new Date(now())) },
  ],
  exportPersonalData: ({ db }) => ({
    restock: async (customerId) => exportRequests(db, (await provenContacts(db, customerId)).all),
  }),
  erase: () => async (tx, customerId) => deleteRequestsOf(tx, (await provenContacts(tx, customerId)).all),
});

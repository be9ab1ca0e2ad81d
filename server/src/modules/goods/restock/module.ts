import { restockEndpoints, restockEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { provenContacts } from '../../people/identity/index.ts';
import { restockRefusalTexts } from './refusals.ts';
import { restockRoutes } from './restock.routes.ts';
import { deleteRequestsOf, exportRequests } from './restock.store.ts';
import { restockSubscribers } from './restock.subscribers.ts';

export const restock = defineModule({
  name: 'restock',
  wing: 'goods',
  uses: ['settings', 'identity', 'catalog', 'sms'],
  endpoints: restockEndpoints,
  refusals: restockRefusalTexts,
  sends: restockEvents,
  handlers: restockRoutes,
  hears: restockSubscribers,
  exportPersonalData: ({ db }) => ({
    restock: async (customerId) => exportRequests(db, (await provenContacts(db, customerId)).all),
  }),
  erase: () => async (tx, customerId) => deleteRequestsOf(tx, (await provenContacts(tx, customerId)).all),
});

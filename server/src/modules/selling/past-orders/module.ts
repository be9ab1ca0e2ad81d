import { pastOrderEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { provenContacts } from '../../people/identity/index.ts';
import { deleteOldPastOrders, erasePastOrders, listPastOrdersOf } from './past-orders.store.ts';
import { pastOrderRoutes, presentPastOrder } from './past-orders.routes.ts';
import { pastOrdersKind } from './past-orders-kind.ts';

/** As long as the tax law keeps the invoices that the former shop wrote. */
const KEPT_YEARS = 6;

export const pastOrders = defineModule({
  name: 'past-orders',
  wing: 'selling',
  uses: ['identity'],
  endpoints: pastOrderEndpoints,
  handlers: pastOrderRoutes,
  recordKinds: () => [pastOrdersKind],
  jobs: ({ db, now }) => [
    {
      name: 'past-orders.forget',
      cron: '37 3 * * *',
      run: () => {
        const before = new Date(now());
        before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
        return deleteOldPastOrders(db, before);
      },
    },
  ],
  exportPersonalData: ({ db }) => ({
    past_orders: async (customerId) =>
      (await listPastOrdersOf(db, await provenContacts(db, customerId))).map(presentPastOrder),
  }),
  erase: () => async (tx, customerId) => erasePastOrders(tx, await provenContacts(tx, customerId)),
});

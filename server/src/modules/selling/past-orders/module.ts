import { pastOrderEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { contactsOf } from './contacts-of.ts';
import { forgetPastOrders } from './forget-past-orders.ts';
import { pastOrderRoutes, presentPastOrder } from './past-orders.routes.ts';
import { erasePastOrders, listPastOrdersOf } from './past-orders.store.ts';
import { pastOrdersKind } from './past-orders-kind.ts';
import { pastOrdersProcessing } from './processing.ts';

export const pastOrders = defineModule({
  name: 'past-orders',
  wing: 'selling',
  uses: ['identity'],
  endpoints: pastOrderEndpoints,
  handlers: pastOrderRoutes,
  processing: pastOrdersProcessing,
  recordKinds: () => [pastOrdersKind],
  jobs: (deps) => [{ name: 'past-orders.forget', cron: '37 3 * * *', run: () => forgetPastOrders(deps) }],
  exportPersonalData: ({ db }) => ({
    past_orders: async (customerId) =>
      (await listPastOrdersOf(db, await contactsOf(db, customerId))).map(presentPastOrder),
  }),
  erase: () => async (tx, customerId) => erasePastOrders(tx, await contactsOf(tx, customerId)),
});

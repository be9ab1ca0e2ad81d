import { visitEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { subscribe } from '../../../platform/events/index.ts';
import { dayOf } from './count-visits.ts';
import { recountOrder } from './visit-orders.store.ts';
import { forgetVisits } from './visit-report.store.ts';
import { visitRoutes } from './visits.routes.ts';

const CHANGES = ['order.placed', 'order.confirmed', 'order.cancelled', 'order.expired', 'order.items_changed'] as const;

export const visits = defineModule({
  name: 'visits',
  wing: 'selling',
  uses: ['orders', 'sales', 'search', 'staff'],
  endpoints: visitEndpoints,
  apiTags: { visits: 'Who came, as sums' },
  handlers: visitRoutes,
  hears: ({ db }) =>
    CHANGES.map((event) =>
      subscribe(event, ({ orderId }) => recountOrder(db, orderId), { name: `visits.recount.${event}` }),
    ),
  jobs: ({ db, now }) => [
    // Six minutes after midnight of Riyadh: the last beacons of the day are written by then.
    { name: 'visits.forget', cron: '6 21 * * *', run: () => forgetVisits(db, dayOf(now())) },
  ],
});

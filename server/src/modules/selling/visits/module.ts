import { visitEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { dayOf } from './count-visits.ts';
import { visitsProcessing } from './processing.ts';
import { recountOrders } from './recount-orders.ts';
import { forgetVisits } from './visit-report.store.ts';
import { visitRoutes } from './visits.routes.ts';

export const visits = defineModule({
  name: 'visits',
  wing: 'selling',
  processing: visitsProcessing,
  uses: ['orders', 'sales', 'search', 'staff'],
  endpoints: visitEndpoints,
  apiTags: { visits: 'Who came, as sums' },
  handlers: visitRoutes,
  hears: recountOrders,
  jobs: ({ db, now }) => [
    // Six minutes after midnight of Riyadh: the last beacons of the day are written by then.
    { name: 'visits.forget', cron: '6 21 * * *', run: () => forgetVisits(db, dayOf(now())) },
  ],
});

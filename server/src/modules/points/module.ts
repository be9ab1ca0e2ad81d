import { pointEndpoints } from '@waha/contract';
import { defineModule } from '../../module.ts';
import { inPages } from '../../platform/database/index.ts';
import { pointInvariants } from './points.invariants.ts';
import { pointRoutes } from './points.routes.ts';
import { deleteEarnings, listEarningsOf } from './points.store.ts';

export const points = defineModule({
  name: 'points',
  uses: ['identity', 'ledger'],
  endpoints: pointEndpoints,
  handlers: pointRoutes,
  copies: ({ db }) => ({
    points: (customerId) => inPages((limit, offset) => listEarningsOf(db, customerId, limit, offset)),
  }),
  erase: () => deleteEarnings,
  invariants: pointInvariants,
});

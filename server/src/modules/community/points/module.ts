import { pointEndpoints, pointEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { announceExpiries, expirePoints } from './expire-points.ts';
import { eraseEarnings, exportEarnings } from './leave.ts';
import { myPointRoutes } from './my-points.routes.ts';
import { pointInvariants } from './points.invariants.ts';
import { pointRoutes } from './points.routes.ts';
import { pointsProcessing } from './processing.ts';
import { readBalances } from './read-balances.ts';
import { pointRefusalTexts } from './refusals.ts';
import { pointSettingsRoutes } from './settings.routes.ts';

export const points = defineModule({
  name: 'points',
  wing: 'community',
  processing: pointsProcessing,
  uses: ['identity', 'staff', 'ledger'],
  endpoints: pointEndpoints,
  refusals: pointRefusalTexts,
  provides: ({ db }) => ({ balancesOf: (customerId: string) => readBalances(db, customerId) }),
  sends: pointEvents,
  handlers: (deps) => ({ ...pointRoutes(deps), ...myPointRoutes(deps), ...pointSettingsRoutes(deps) }),
  jobs: ({ db, now }) => [
    {
      name: 'points.announce-expiries',
      cron: '23 3 * * *',
      run: async () => void (await announceExpiries(db, new Date(now()))),
    },
    {
      name: 'points.expire',
      cron: '41 * * * *',
      run: async () => void (await expirePoints(db, new Date(now()))),
    },
  ],
  exportPersonalData: ({ db }) => ({ points: (customerId) => exportEarnings(db, customerId) }),
  eraseBatch: () => eraseEarnings,
  invariants: pointInvariants,
});

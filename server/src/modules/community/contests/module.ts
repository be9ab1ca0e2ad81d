import { contestEndpoints, contestEvents, type StaffRole } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { adminContestRoutes } from './admin-contests.routes.ts';
import { contestSubscribers } from './contest-subscribers.ts';
import { contestInvariants } from './contests.invariants.ts';
import { contestRoutes } from './contests.routes.ts';
import { eraseEntrant, exportEntries } from './leave.ts';
import { contestsProcessing } from './processing.ts';
import { contestRefusalTexts } from './refusals.ts';

const JUDGES: ReadonlySet<StaffRole> = new Set(['owner', 'manager', 'moderator']);

export const contests = defineModule({
  name: 'contests',
  wing: 'community',
  processing: contestsProcessing,
  uses: ['uploads', 'identity', 'staff', 'points', 'coupons', 'reviews', 'members', 'posts'],
  endpoints: contestEndpoints,
  refusals: contestRefusalTexts,
  needs: ['categories'],
  sends: contestEvents,
  handlers: (deps) => ({ ...contestRoutes(deps), ...adminContestRoutes(deps) }),
  hears: contestSubscribers,
  exportPersonalData: ({ db }) => ({ contest_entries: (customerId) => exportEntries(db, customerId) }),
  erase:
    ({ now }) =>
    (tx, customerId) =>
      eraseEntrant(tx, customerId, new Date(now())),
  uploadAccess: () => ({
    contest_entry: async (_, { actor }) => actor.kind === 'staff' && JUDGES.has(actor.role),
  }),
  invariants: contestInvariants,
});

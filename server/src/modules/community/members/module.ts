import { memberEndpoints, memberEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { exportMember, forgetMember } from './leave.ts';
import { memberRoutes } from './members.routes.ts';
import { membersProcessing } from './processing.ts';
import { memberRefusalTexts } from './refusals.ts';

export const members = defineModule({
  name: 'members',
  wing: 'community',
  processing: membersProcessing,
  uses: ['settings', 'search', 'uploads', 'identity', 'staff', 'locations', 'orders', 'reviews', 'invoices', 'points'],
  endpoints: memberEndpoints,
  apiTags: {
    community: 'The members’ community',
  },
  refusals: memberRefusalTexts,
  sends: memberEvents,
  handlers: memberRoutes,
  exportPersonalData: ({ db }) => ({ membership: (customerId) => exportMember(db, customerId) }),
  erase: () => forgetMember,
});

import { customerGroupEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { customerGroupRoutes } from './customer-groups.routes.ts';
import { leaveGroup, readGroupOf } from './customer-groups.store.ts';
import { customerGroupsProcessing } from './processing.ts';
import { customerGroupRefusalTexts } from './refusals.ts';

export const customerGroups = defineModule({
  name: 'customer-groups',
  wing: 'people',
  processing: customerGroupsProcessing,
  uses: ['identity', 'staff', 'money-acts'],
  endpoints: customerGroupEndpoints,
  refusals: customerGroupRefusalTexts,
  handlers: customerGroupRoutes,
  exportPersonalData: ({ db }) => ({ customer_group: (customerId) => readGroupOf(db, customerId) }),
  erase: () => leaveGroup,
});

import { Filter, Send, Users, Workflow } from 'lucide-react';
import type { Screen } from './screen.ts';

/** Customers, and those of them who are found by what they did. */
export const peopleScreens: readonly Screen[] = [
  {
    path: '/customers',
    needs: 'GET /admin/customers',
    load: () => import('./screens/customers/customers.tsx'),
    menu: { group: 'people', title: 'customers', icon: Users },
  },
  {
    path: '/customers/groups',
    needs: 'GET /admin/customer-groups',
    load: () => import('./screens/customers/groups.tsx'),
    menu: { group: 'people', title: 'customerGroups', icon: Users },
  },
  {
    path: '/customers/import',
    needs: 'GET /admin/customer-imports',
    load: () => import('./screens/customer-imports/customer-imports.tsx'),
  },
  {
    path: '/customers/import/:id',
    needs: 'GET /admin/customer-imports/{id}',
    load: () => import('./screens/customer-imports/customer-import.tsx'),
  },
  {
    path: '/customers/:id',
    needs: 'GET /admin/customers/{id}',
    load: () => import('./screens/customers/customer.tsx'),
  },
  {
    path: '/segments',
    needs: 'GET /admin/segments',
    load: () => import('./screens/segments/segments.tsx'),
    menu: { group: 'people', title: 'segments', icon: Filter },
  },
  {
    path: '/segments/:id',
    needs: 'GET /admin/segments/{id}',
    load: () => import('./screens/segments/segment.tsx'),
  },
  {
    path: '/marketing/campaigns',
    needs: 'GET /admin/marketing/campaigns',
    load: () => import('./screens/marketing/campaigns.tsx'),
    menu: { group: 'people', title: 'marketingCampaigns', icon: Send },
  },
  {
    path: '/marketing/campaigns/:id',
    needs: 'GET /admin/marketing/campaigns/{id}',
    load: () => import('./screens/marketing/campaign.tsx'),
  },
  {
    path: '/marketing/flows',
    needs: 'GET /admin/marketing/flows',
    load: () => import('./screens/marketing/flows.tsx'),
    menu: { group: 'people', title: 'marketingFlows', icon: Workflow },
  },
  {
    path: '/marketing/flows/:id',
    needs: 'GET /admin/marketing/flows/{id}',
    load: () => import('./screens/marketing/flow.tsx'),
  },
  {
    path: '/marketing/limits',
    needs: 'GET /admin/marketing/limits',
    load: () => import('./screens/marketing/limits.tsx'),
  },
];

import { Filter, Users } from 'lucide-react';
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
];

import { CornerDownRight, History, PackageOpen } from 'lucide-react';
import type { Screen } from './screen.ts';

/** Screens of what a shop brings along from another one. */
export const moveInScreens: readonly Screen[] = [
  {
    path: '/move-in',
    needs: 'GET /admin/record-imports',
    load: () => import('./screens/move-in/move-in.tsx'),
    menu: { group: 'shop', title: 'moveIn', icon: PackageOpen },
  },
  {
    path: '/move-in/:kind',
    needs: 'GET /admin/record-imports',
    load: () => import('./screens/move-in/record-imports.tsx'),
  },
  {
    path: '/move-in/:kind/:id',
    needs: 'GET /admin/record-imports/{id}',
    load: () => import('./screens/move-in/record-import.tsx'),
  },
  {
    path: '/redirects',
    needs: 'GET /admin/redirects',
    load: () => import('./screens/move-in/redirects.tsx'),
    menu: { group: 'content', title: 'redirects', icon: CornerDownRight },
  },
  {
    path: '/orders/past',
    needs: 'GET /admin/past-orders',
    load: () => import('./screens/move-in/past-orders.tsx'),
    menu: { group: 'orders', title: 'pastOrders', icon: History },
  },
];

import { ArrowRightLeft, ClipboardCheck, Store } from 'lucide-react';
import type { Screen } from './screen.ts';

/** Screens of branches, of transfers between them, and of counts. */
export const stockScreens: readonly Screen[] = [
  {
    path: '/branches',
    needs: 'GET /admin/branches',
    load: () => import('./screens/stock/branches.tsx'),
    menu: { group: 'goods', title: 'branches', icon: Store },
  },
  { path: '/branches/:id', needs: 'GET /admin/branches', load: () => import('./screens/stock/branch.tsx') },
  {
    path: '/stock-transfers',
    needs: 'GET /admin/stock-transfers',
    load: () => import('./screens/stock/transfers.tsx'),
    menu: { group: 'goods', title: 'stockTransfers', icon: ArrowRightLeft },
  },
  {
    path: '/stock-transfers/new',
    needs: 'POST /admin/stock-transfers',
    load: () => import('./screens/stock/new-transfer.tsx'),
  },
  {
    path: '/stock-transfers/:id',
    needs: 'GET /admin/stock-transfers/{id}',
    load: () => import('./screens/stock/transfer.tsx'),
  },
  {
    path: '/stock-counts',
    needs: 'GET /admin/stock-counts',
    load: () => import('./screens/stock/counts.tsx'),
    menu: { group: 'goods', title: 'stockCounts', icon: ClipboardCheck },
  },
  {
    path: '/stock-counts/:id',
    needs: 'GET /admin/stock-counts/{id}',
    load: () => import('./screens/stock/count.tsx'),
  },
];

import { ChartNoAxesColumn } from 'lucide-react';
import type { Screen } from './screen.ts';

/** Figures of the shop, below the screen of today. */
export const reportScreens: readonly Screen[] = [
  {
    path: '/visits',
    needs: 'GET /admin/visits',
    load: () => import('./screens/visits/visits.tsx'),
    menu: { group: 'today', title: 'visits', icon: ChartNoAxesColumn },
  },
];

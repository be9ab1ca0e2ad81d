import type { Screen } from './screen.ts';

/** Screens of goods that are reached from their lists. */
export const goodsScreens: readonly Screen[] = [
  {
    path: '/products/brands',
    needs: 'GET /admin/products/brands',
    load: () => import('./screens/brands/brands.tsx'),
  },
  {
    path: '/products/brands/:key',
    needs: 'GET /admin/brands/{key}',
    load: () => import('./screens/brands/brand.tsx'),
  },
];

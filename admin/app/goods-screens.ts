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
  {
    path: '/products/tags',
    needs: 'GET /admin/tags',
    load: () => import('./screens/product-tags/tags.tsx'),
  },
  {
    path: '/products/tags/:id',
    needs: 'GET /admin/tags/{id}',
    load: () => import('./screens/product-tags/tag.tsx'),
  },
];

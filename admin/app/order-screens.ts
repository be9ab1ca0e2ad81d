import { PackageCheck, PackageSearch, PhoneCall, ShoppingBag, ShoppingCart } from 'lucide-react';
import type { Screen } from './screen.ts';

/** Orders, and the parcels that bring them. */
export const orderScreens: readonly Screen[] = [
  {
    path: '/orders',
    needs: 'GET /admin/orders',
    load: () => import('./screens/orders/orders.tsx'),
    menu: { group: 'orders', title: 'orders', icon: ShoppingBag, isInBar: true },
  },
  {
    path: '/orders/new',
    needs: 'POST /admin/orders',
    load: () => import('./screens/orders/phone-order.tsx'),
    menu: { group: 'orders', title: 'newOrder', icon: PhoneCall },
  },
  {
    path: '/orders/send',
    needs: 'POST /admin/orders/shipments',
    load: () => import('./screens/orders/send-orders.tsx'),
    menu: { group: 'orders', title: 'sendOrders', icon: PackageCheck },
  },
  {
    path: '/parcels',
    needs: 'GET /admin/bookings',
    load: () => import('./screens/parcels/parcels.tsx'),
    menu: { group: 'orders', title: 'parcels', icon: PackageSearch },
  },
  {
    path: '/abandoned-carts',
    needs: 'GET /admin/abandoned-carts',
    load: () => import('./screens/abandoned-carts/abandoned-carts.tsx'),
    menu: { group: 'orders', title: 'abandonedCarts', icon: ShoppingCart },
  },
  { path: '/orders/print', needs: 'GET /admin/packing', load: () => import('./screens/orders/print-orders.tsx') },
  { path: '/orders/:id', needs: 'GET /admin/orders/{id}', load: () => import('./screens/orders/order.tsx') },
];

import {
  BookLock,
  DoorOpen,
  Handshake,
  KeyRound,
  ListTree,
  Palette,
  RotateCcw,
  ScrollText,
  Share2,
  Siren,
  Stamp,
  UserCog,
  UserSearch,
  Webhook,
} from 'lucide-react';
import type { Screen } from './screen.ts';

/** Screens about people who work here, other systems, and what runs in the background. */
export const systemScreens: readonly Screen[] = [
  {
    path: '/opening',
    needs: 'GET /admin/settings/opening',
    load: () => import('./screens/setup/opening.tsx'),
    menu: { group: 'shop', title: 'opening', icon: DoorOpen },
  },
  {
    path: '/appearance',
    needs: 'GET /admin/settings/appearance',
    load: () => import('./screens/appearance/appearance.tsx'),
    menu: { group: 'shop', title: 'appearance', icon: Palette },
  },
  {
    path: '/menus',
    needs: 'GET /admin/settings/frame',
    load: () => import('./screens/menus/menus.tsx'),
    menu: { group: 'content', title: 'menus', icon: ListTree },
  },
  {
    path: '/staff',
    needs: 'GET /admin/staff',
    load: () => import('./screens/staff/staff-list.tsx'),
    menu: { group: 'shop', title: 'staff', icon: UserCog },
  },
  {
    path: '/api-keys',
    needs: 'GET /admin/machine-tokens',
    load: () => import('./screens/keys/keys.tsx'),
    menu: { group: 'shop', title: 'apiKeys', icon: KeyRound },
  },
  {
    path: '/e-invoicing',
    needs: 'GET /admin/e-invoicing',
    load: () => import('./screens/e-invoicing/e-invoicing.tsx'),
    menu: { group: 'shop', title: 'eInvoicing', icon: Stamp },
  },
  {
    path: '/webhooks',
    needs: 'GET /admin/webhooks',
    load: () => import('./screens/webhooks/webhooks.tsx'),
    menu: { group: 'shop', title: 'webhooks', icon: Webhook },
  },
  { path: '/webhooks/:id', needs: 'GET /admin/webhooks', load: () => import('./screens/webhooks/webhook.tsx') },
  {
    path: '/audit',
    needs: 'GET /admin/audit',
    load: () => import('./screens/staff/audit.tsx'),
    menu: { group: 'shop', title: 'audit', icon: ScrollText },
  },
  {
    path: '/failed-jobs',
    needs: 'GET /admin/failed-jobs',
    load: () => import('./screens/operations/failed-jobs.tsx'),
    menu: { group: 'shop', title: 'failedJobs', icon: RotateCcw },
  },
  {
    path: '/privacy/requests',
    needs: 'GET /admin/privacy/requests',
    load: () => import('./screens/privacy/requests.tsx'),
    menu: { group: 'people', title: 'dataRequests', icon: UserSearch },
  },
  {
    path: '/privacy/requests/:id',
    needs: 'GET /admin/privacy/requests/{id}',
    load: () => import('./screens/privacy/request.tsx'),
  },
  {
    path: '/privacy/consents',
    needs: 'GET /admin/privacy/consents',
    load: () => import('./screens/privacy/consents.tsx'),
    menu: { group: 'people', title: 'consents', icon: Handshake },
  },
  {
    path: '/privacy/register',
    needs: 'GET /admin/privacy/register',
    load: () => import('./screens/privacy/register.tsx'),
    menu: { group: 'shop', title: 'privacyRegister', icon: BookLock },
  },
  {
    path: '/privacy/processors',
    needs: 'GET /admin/privacy/processors',
    load: () => import('./screens/privacy/processors.tsx'),
    menu: { group: 'shop', title: 'processors', icon: Share2 },
  },
  {
    path: '/privacy/breaches',
    needs: 'GET /admin/privacy/breaches',
    load: () => import('./screens/privacy/breaches.tsx'),
    menu: { group: 'shop', title: 'breaches', icon: Siren },
  },
  {
    path: '/privacy/breaches/:id',
    needs: 'GET /admin/privacy/breaches/{id}',
    load: () => import('./screens/privacy/breach.tsx'),
  },
];

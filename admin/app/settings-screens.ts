import type { Screen } from './screen.ts';

const topic = () => import('./screens/settings/topic.tsx');

/** Settings by topic; the index of `/settings` leads to each. */
export const settingsScreens: readonly Screen[] = [
  { path: '/settings/store', needs: 'GET /admin/settings/store', load: topic },
  { path: '/settings/domain', needs: 'GET /admin/settings/domain', load: topic },
  { path: '/settings/languages', needs: 'GET /admin/settings/languages', load: topic },
  { path: '/settings/storefront', needs: 'GET /admin/settings/storefront', load: topic },
  { path: '/settings/payments', needs: 'GET /admin/settings/payments', load: topic },
  { path: '/settings/carriers', needs: 'GET /admin/settings/carriers', load: topic },
  { path: '/settings/taxes', needs: 'GET /admin/settings/taxes', load: topic },
  { path: '/settings/rules', needs: 'GET /admin/settings/rules', load: topic },
  {
    path: '/settings/phone-messages',
    needs: 'GET /admin/phone-messages',
    load: () => import('./screens/phone-messages/phone-messages.tsx'),
  },
  { path: '/settings/reminders', needs: 'GET /admin/settings/cart-reminders', load: topic },
  { path: '/settings/sms', needs: 'GET /admin/settings/sms', load: topic },
  { path: '/settings/refunds', needs: 'GET /admin/settings/refunds', load: topic },
  { path: '/settings/holds', needs: 'GET /admin/settings/holds', load: topic },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const pushProcessing: readonly Processing[] = [
  {
    name: 'devices',
    title: { ar: 'إشعارات الأجهزة', en: 'Notifications on devices' },
    purpose: {
      ar: 'إخبار من طلب ذلك على جهازه بجديد طلبه ومجتمعه، والفريق بالطلبات الجديدة',
      en: 'Tell those who asked for it, on their devices, of their orders and community, and staff of new orders',
    },
    persons: ['customers', 'guests', 'members', 'staff'],
    data: ['device', 'orders', 'activity'],
    basis: 'consent',
    from: 'person',
    retention: [
      { table: 'push_devices', days: 180, job: 'push.forget' },
      { table: 'push_orders', until: 'record' },
      { table: 'push_messages', days: 2, job: 'push.forget' },
    ],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const pastOrdersProcessing: readonly Processing[] = [
  {
    name: 'past-orders',
    title: { ar: 'طلبات متجر سابق', en: 'Orders of a former shop' },
    purpose: {
      ar: 'أن يرى العملاء وخدمة العملاء ما طُلب قبل الانتقال',
      en: 'Show customers and support what was ordered before the shop moved',
    },
    persons: ['customers'],
    data: ['name', 'contact', 'orders'],
    basis: 'legitimate_interest',
    from: 'others',
    retention: [{ table: 'past_orders', days: 2_192, job: 'past-orders.forget' }],
  },
];

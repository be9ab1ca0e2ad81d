import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const loyaltyProcessing: readonly Processing[] = [
  {
    name: 'accruals',
    title: { ar: 'نقاط الطلبات', en: 'Points of orders' },
    purpose: { ar: 'حساب نقاط كل طلب', en: 'Count the points of each order' },
    persons: ['customers'],
    data: ['orders', 'balance'],
    basis: 'contract',
    from: 'made',
    retention: [{ table: 'order_accruals', until: 'account' }],
  },
];

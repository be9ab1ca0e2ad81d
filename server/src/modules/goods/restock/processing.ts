import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const restockProcessing: readonly Processing[] = [
  {
    name: 'requests',
    title: { ar: 'طلبات التنبيه بالتوفر', en: 'Requests to be told of stock' },
    purpose: { ar: 'إخبار من طلب عند عودة المنتج', en: 'Tell those who asked when a product is back' },
    persons: ['customers', 'guests'],
    data: ['contact'],
    basis: 'consent',
    from: 'person',
    retention: [{ table: 'restock_requests', days: 365, job: 'restock.forget' }],
    recipients: ['message'],
  },
];

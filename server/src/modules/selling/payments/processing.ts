import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const paymentsProcessing: readonly Processing[] = [
  {
    name: 'payments',
    title: { ar: 'الدفع الإلكتروني', en: 'Online payments' },
    purpose: { ar: 'تحصيل ثمن الطلب ورده', en: 'Collect the price of an order, and pay it back' },
    persons: ['customers', 'guests'],
    data: ['payment', 'orders'],
    basis: 'contract',
    from: 'made',
    retention: [{ table: 'payments', until: 'tax_law' }],
    recipients: ['payment'],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const fulfilmentProcessing: readonly Processing[] = [
  {
    name: 'notes',
    title: { ar: 'ملاحظات على الطلبات', en: 'Notes on orders' },
    purpose: { ar: 'ما يحتاجه من يجهز الطلب', en: 'What those who pack an order must know' },
    persons: ['customers', 'staff'],
    data: ['messages'],
    basis: 'contract',
    from: 'staff',
    retention: [{ table: 'order_notes', until: 'account' }],
  },
];

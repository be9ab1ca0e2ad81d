import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const transfersProcessing: readonly Processing[] = [
  {
    name: 'transfers',
    title: { ar: 'التحويلات البنكية', en: 'Bank transfers' },
    purpose: {
      ar: 'مطابقة الإيصال بالطلب ورد الزائد',
      en: 'Match a receipt to its order, and pay back what is too much',
    },
    persons: ['customers', 'guests'],
    data: ['payment', 'pictures'],
    basis: 'contract',
    from: 'person',
    retention: [{ table: 'transfers', until: 'tax_law' }],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const customersProcessing: readonly Processing[] = [
  {
    name: 'service',
    title: { ar: 'خدمة العملاء', en: 'Service of customers' },
    purpose: { ar: 'معرفة العميل وما اتفق عليه معه', en: 'Know a customer and what was agreed' },
    persons: ['customers'],
    data: ['messages', 'balance', 'orders'],
    basis: 'legitimate_interest',
    from: 'staff',
    retention: [
      { table: 'customer_notes', until: 'account' },
      { table: 'credit_changes', until: 'tax_law' },
      { table: 'customer_totals', until: 'account' },
    ],
  },
];

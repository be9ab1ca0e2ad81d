import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const invoicesProcessing: readonly Processing[] = [
  {
    name: 'invoices',
    title: { ar: 'الفواتير والإشعارات', en: 'Invoices and notes' },
    purpose: { ar: 'إصدار الفواتير وحفظها كما يوجب النظام', en: 'Issue and keep invoices as the law demands' },
    persons: ['customers', 'guests'],
    data: ['name', 'address', 'company', 'orders'],
    basis: 'legal_obligation',
    from: 'made',
    retention: [{ table: 'invoices', until: 'tax_law' }],
    recipients: ['tax'],
  },
];

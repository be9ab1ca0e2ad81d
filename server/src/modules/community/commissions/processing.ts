import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const commissionsProcessing: readonly Processing[] = [
  {
    name: 'commissions',
    title: { ar: 'العمولات', en: 'Commissions' },
    purpose: { ar: 'حساب عمولة كل طلب وصرفها', en: 'Count and pay the commission of each order' },
    persons: ['affiliates', 'customers'],
    data: ['orders', 'balance'],
    basis: 'contract',
    from: 'made',
    retention: [
      { table: 'commissions', until: 'tax_law' },
      { table: 'affiliate_flags', until: 'record' },
    ],
  },
];

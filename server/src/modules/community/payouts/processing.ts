import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const payoutsProcessing: readonly Processing[] = [
  {
    name: 'withdrawals',
    title: { ar: 'السحب والتحويل', en: 'Withdrawals' },
    purpose: { ar: 'دفع ما للمسوق إلى حسابه البنكي', en: 'Pay affiliates to their bank account' },
    persons: ['affiliates'],
    data: ['name', 'bank', 'balance'],
    basis: 'contract',
    from: 'person',
    retention: [
      { table: 'withdrawals', until: 'tax_law' },
      { table: 'point_conversions', until: 'tax_law' },
    ],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const couponsProcessing: readonly Processing[] = [
  {
    name: 'uses',
    title: { ar: 'استعمال أكواد الخصم', en: 'Uses of coupons' },
    purpose: { ar: 'منع استعمال كود المرة الواحدة مرتين', en: 'Hold coupons that are given once a person' },
    persons: ['customers', 'guests'],
    data: ['orders'],
    basis: 'contract',
    from: 'made',
    retention: [
      { table: 'coupon_uses', until: 'tax_law' },
      { table: 'coupons', until: 'record' },
      { table: 'kept_coupons', until: 'account' },
    ],
  },
];

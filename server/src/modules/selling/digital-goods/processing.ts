import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const digitalGoodsProcessing: readonly Processing[] = [
  {
    name: 'given',
    title: { ar: 'أكواد وملفات أُعطيت', en: 'Codes and files that were given' },
    purpose: {
      ar: 'تسليم ما اشتراه العميل من أكواد وملفات، وإثبات تسليمه',
      en: 'Give buyers the codes and files that they bought, and prove it',
    },
    persons: ['customers'],
    data: ['orders', 'activity'],
    basis: 'contract',
    from: 'made',
    retention: [
      { table: 'digital_codes', until: 'record' },
      { table: 'digital_givings', until: 'record' },
      { table: 'digital_downloads', until: 'record' },
    ],
  },
];

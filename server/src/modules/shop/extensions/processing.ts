import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const extensionsProcessing: readonly Processing[] = [
  {
    name: 'records',
    title: { ar: 'سجلات الإضافات', en: 'Records of extensions' },
    purpose: {
      ar: 'ما تحفظه إضافة عن عملها، بنهاية تحددها',
      en: 'What an extension keeps of its work, with an end that it sets',
    },
    persons: ['customers', 'guests'],
    data: ['account'],
    basis: 'contract',
    from: 'made',
    retention: [{ table: 'extension_records', until: 'record' }],
  },
];

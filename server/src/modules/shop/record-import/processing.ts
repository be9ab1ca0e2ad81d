import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const recordImportProcessing: readonly Processing[] = [
  {
    name: 'imports',
    title: { ar: 'ملفات منقولة من متجر سابق', en: 'Files of a former shop' },
    purpose: {
      ar: 'نقل الطلبات السابقة والتقييمات والأكواد والصفحات من متجر سابق',
      en: 'Move earlier orders, reviews, codes and pages from a former shop',
    },
    persons: ['customers'],
    data: ['name', 'contact', 'orders', 'content'],
    basis: 'legitimate_interest',
    from: 'others',
    retention: [
      { table: 'record_imports', days: 30, job: 'record-import.forget' },
      { table: 'record_import_items', until: 'record' },
    ],
  },
];

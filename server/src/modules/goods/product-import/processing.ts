import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const productImportProcessing: readonly Processing[] = [
  {
    name: 'files',
    title: { ar: 'ملفات الاستيراد', en: 'Import files' },
    purpose: { ar: 'معرفة من أرسل ملفًا', en: 'Know who sent a file' },
    persons: ['staff'],
    data: ['activity'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [
      { table: 'product_imports', days: 30, job: 'product-import.forget' },
      { table: 'product_import_items', until: 'record' },
    ],
  },
];

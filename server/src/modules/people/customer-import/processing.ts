import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const customerImportProcessing: readonly Processing[] = [
  {
    name: 'imports',
    title: { ar: 'العملاء المنقولون', en: 'Imported customers' },
    purpose: {
      ar: 'نقل العملاء وموافقاتهم من متجر سابق وإثبات مصدرها',
      en: 'Move customers and their agreements from a former shop, and prove where they come from',
    },
    persons: ['customers'],
    data: ['name', 'contact', 'consents'],
    basis: 'legitimate_interest',
    from: 'others',
    retention: [
      { table: 'customer_imports', days: 30, job: 'customer-import.forget' },
      { table: 'customer_import_rows', until: 'record' },
      { table: 'customer_import_consents', until: 'account' },
    ],
  },
];

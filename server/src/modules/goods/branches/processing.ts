import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const branchProcessing: readonly Processing[] = [
  {
    name: 'transfers_and_counts',
    title: { ar: 'تحويلات المخزون وجرده', en: 'Stock transfers and counts' },
    purpose: { ar: 'معرفة من نقل المخزون ومن عدّه واعتمده', en: 'Know who moved, counted and approved stock' },
    persons: ['staff'],
    data: ['activity'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [
      { table: 'stock_transfers', until: 'record' },
      { table: 'stock_counts', days: 400, job: 'branches.forget-counts' },
      { table: 'stock_count_lines', until: 'record' },
      { table: 'stock_count_counters', until: 'record' },
    ],
  },
];

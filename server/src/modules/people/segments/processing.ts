import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const segmentsProcessing: readonly Processing[] = [
  {
    name: 'birthdays',
    title: { ar: 'يوم ميلاد العميل', en: 'Birthdays' },
    purpose: { ar: 'تهنئة العميل في يوم ميلاده إن شاء', en: 'Wish customers well on their birthday, if they like' },
    persons: ['customers'],
    data: ['account'],
    basis: 'consent',
    from: 'person',
    retention: [{ table: 'customer_birthdays', until: 'account' }],
  },
];

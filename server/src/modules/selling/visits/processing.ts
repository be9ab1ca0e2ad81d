import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const visitsProcessing: readonly Processing[] = [
  {
    name: 'visits',
    title: { ar: 'عد الزيارات', en: 'Count of visits' },
    purpose: {
      ar: 'عد الزوار دون معرفتهم: بصمة اليوم تحذف مع ملحها',
      en: 'Count visitors without knowing them: the mark of a day is deleted with its salt',
    },
    persons: ['visitors'],
    data: ['network', 'activity'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [{ table: 'visit_visitors', days: 1, job: 'visits.forget' }],
  },
];

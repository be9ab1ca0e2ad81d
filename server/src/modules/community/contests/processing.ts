import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const contestsProcessing: readonly Processing[] = [
  {
    name: 'entries',
    title: { ar: 'المسابقات', en: 'Contests' },
    purpose: { ar: 'قبول المشاركات وعد الأصوات', en: 'Take entries and count votes' },
    persons: ['members'],
    data: ['content', 'pictures'],
    basis: 'consent',
    from: 'person',
    retention: [
      { table: 'contest_entries', until: 'record' },
      { table: 'contest_votes', until: 'record' },
    ],
  },
];

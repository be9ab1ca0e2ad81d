import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const moderationProcessing: readonly Processing[] = [
  {
    name: 'reports',
    title: { ar: 'البلاغات', en: 'Reports' },
    purpose: { ar: 'النظر في ما أبلغ عنه', en: 'Look at what was reported' },
    persons: ['members'],
    data: ['content'],
    basis: 'legitimate_interest',
    from: 'person',
    retention: [{ table: 'reports', until: 'account' }],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const leaderboardProcessing: readonly Processing[] = [
  {
    name: 'days',
    title: { ar: 'لوحة المتصدرين', en: 'Leaderboard' },
    purpose: { ar: 'ترتيب الأعضاء بنقاطهم', en: 'Rank members by their points' },
    persons: ['members'],
    data: ['activity'],
    basis: 'consent',
    from: 'made',
    retention: [{ table: 'leaderboard_days', days: 31, job: 'leaderboard.forget-days' }],
  },
];

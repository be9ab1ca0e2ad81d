import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. The tables are those of posts and uploads. */
export const reelProcessing: readonly Processing[] = [
  {
    name: 'reels',
    title: { ar: 'المقاطع القصيرة', en: 'Reels' },
    purpose: { ar: 'نشر المقاطع التي يصورها الأعضاء', en: 'Publish films that members make' },
    persons: ['members'],
    data: ['content', 'pictures'],
    basis: 'consent',
    from: 'person',
    retention: [],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const reviewsProcessing: readonly Processing[] = [
  {
    name: 'reviews',
    title: { ar: 'التقييمات', en: 'Reviews' },
    purpose: { ar: 'نشر رأي من اشترى', en: 'Publish what buyers think' },
    persons: ['customers'],
    data: ['name', 'content', 'pictures'],
    basis: 'consent',
    from: 'person',
    retention: [
      { table: 'reviews', until: 'account' },
      { table: 'review_votes', until: 'account' },
    ],
  },
];

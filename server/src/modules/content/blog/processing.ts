import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const blogProcessing: readonly Processing[] = [
  {
    name: 'likes',
    title: { ar: 'الإعجاب بالمقالات', en: 'Likes of articles' },
    purpose: { ar: 'عد الإعجاب مرة لكل زائر', en: 'Count a like once a visitor' },
    persons: ['visitors'],
    data: ['network'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [{ table: 'article_likes', until: 'record' }],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const uploadsProcessing: readonly Processing[] = [
  {
    name: 'pictures',
    title: { ar: 'الصور والمقاطع المرسلة', en: 'Sent pictures and films' },
    purpose: {
      ar: 'عرض صور التقييمات والمشاركات والإرجاع، وحفظ ما يرفع منها على أجزاء',
      en: 'Show pictures of reviews, posts and returns, and take films in parts',
    },
    persons: ['customers', 'members'],
    data: ['pictures', 'network'],
    basis: 'contract',
    from: 'person',
    retention: [
      { table: 'uploads', until: 'account' },
      { table: 'videos', until: 'account' },
      { table: 'resumable_uploads', days: 2, job: 'uploads.remove-unclaimed' },
    ],
  },
];

import type { Processing } from '../../../manifest/index.ts';
import { LINE_PICTURES_DAYS } from './line-pictures.ts';

/** Rows of this module in the register of processing. */
export const uploadsProcessing: readonly Processing[] = [
  {
    name: 'pictures',
    title: { ar: 'الصور والمقاطع المرسلة', en: 'Sent pictures and films' },
    purpose: {
      ar: 'عرض صور التقييمات والمشاركات والإرجاع، وصنع ما يُخصّص بصورة، وحفظ ما يرفع منها على أجزاء',
      en: 'Show pictures of reviews, posts and returns, make goods with a picture, and take films in parts',
    },
    persons: ['customers', 'guests', 'members'],
    data: ['pictures', 'network'],
    basis: 'contract',
    from: 'person',
    retention: [
      { table: 'uploads', until: 'account' },
      { table: 'uploads', days: LINE_PICTURES_DAYS, job: 'uploads.remove-line-pictures' },
      { table: 'videos', until: 'account' },
      { table: 'resumable_uploads', days: 2, job: 'uploads.remove-unclaimed' },
    ],
  },
];

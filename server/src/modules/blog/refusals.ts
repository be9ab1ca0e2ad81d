import type { blogRefusals } from '@waha/contract';
import type { TextsFor } from '../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const blogRefusalTexts = {
  ar: {
    'content.article_not_found': 'هذه المقالة غير موجودة',
    'content.blog_category_not_found': 'هذا القسم من المدونة غير موجود',
  },
  en: {
    'content.article_not_found': 'This article does not exist',
    'content.blog_category_not_found': 'The blog has no such category',
  },
} satisfies TextsFor<keyof typeof blogRefusals>;

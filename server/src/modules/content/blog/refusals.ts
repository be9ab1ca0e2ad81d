import type { blogRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const blogRefusalTexts = {
  ar: {
    'content.article_not_found': 'هذه المقالة غير موجودة',
    'content.blog_category_not_found': 'هذا القسم من المدونة غير موجود',
    'content.blog_category_in_use': 'في هذا القسم مقالات. انقلها إلى قسم آخر ثم احذفه',
    'content.blog_categories_full': 'بلغت أقسام المدونة حدها الأعلى. احذف قسمًا فارغًا أولًا',
  },
  en: {
    'content.article_not_found': 'This article does not exist',
    'content.blog_category_not_found': 'The blog has no such category',
    'content.blog_category_in_use': 'There are articles in this category. Move them to another one, then remove it',
    'content.blog_categories_full': 'The blog has as many categories as it may. Remove an empty one first',
  },
} satisfies TextsFor<keyof typeof blogRefusals>;

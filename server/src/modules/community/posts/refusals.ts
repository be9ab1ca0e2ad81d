import type { postRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const postRefusalTexts = {
  ar: {
    'posts.not_found': 'لم نجد هذا المنشور، ربما حذفه صاحبه',
    'posts.too_late': 'يمكن تعديل المنشور خلال 24 ساعة من نشره',
    'posts.too_many': 'كتبت كثيرًا في وقت قصير، حاول مرة أخرى بعد قليل',
    'posts.product_not_found': 'أحد المنتجات التي اخترتها لم يعد معروضًا',
    'posts.mention_blocked': 'لا يمكنك الإشارة إلى أحد الأعضاء المذكورين',
    'posts.comment_not_found': 'لم نجد هذا التعليق، ربما حذفه صاحبه',
    'posts.cursor_wrong': 'تعذر إكمال القائمة من هذا الموضع، حدّث الصفحة',
  },
  en: {
    'posts.not_found': 'There is no such post; its author may have removed it',
    'posts.too_late': 'A post can be changed for 24 hours',
    'posts.too_many': 'You have written a lot in a short time; try again in a while',
    'posts.product_not_found': 'One of the products you chose is not sold any more',
    'posts.mention_blocked': 'You cannot mention one of these members',
    'posts.comment_not_found': 'There is no such comment; its author may have removed it',
    'posts.cursor_wrong': 'The list cannot go on from here; reload the page',
  },
} satisfies TextsFor<keyof typeof postRefusals>;

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
    'posts.poll_not_found': 'لا استطلاع في هذا المنشور',
    'posts.option_not_found': 'تغيّرت خيارات الاستطلاع، حدّث الصفحة ثم صوّت',
    'posts.options_repeated': 'خياران متشابهان، اجعل كل خيار مختلفًا عن غيره',
    'posts.poll_closed': 'انتهى هذا الاستطلاع',
    'posts.poll_voted': 'صوّت في هذا الاستطلاع من قبل، والصوت لا يتغير',
    'posts.poll_fixed': 'صوّت أحد الأعضاء، فلم يعد الاستطلاع ولا نصه وصوره قابلة للتعديل',
    'posts.collection_not_found': 'لم نجد هذه المجموعة، ربما حذفتها',
    'posts.collection_name_taken': 'لديك مجموعة بهذا الاسم، اختر اسمًا آخر',
    'posts.too_many_collections': 'لديك 50 مجموعة، وهو الحد الأعلى. احذف واحدة ثم أنشئ غيرها',
    'posts.not_saved': 'احفظه أولًا ثم أضِفه إلى مجموعة',
  },
  en: {
    'posts.not_found': 'There is no such post; its author may have removed it',
    'posts.too_late': 'A post can be changed for 24 hours',
    'posts.too_many': 'You have written a lot in a short time; try again in a while',
    'posts.product_not_found': 'One of the products you chose is not sold any more',
    'posts.mention_blocked': 'You cannot mention one of these members',
    'posts.comment_not_found': 'There is no such comment; its author may have removed it',
    'posts.cursor_wrong': 'The list cannot go on from here; reload the page',
    'posts.poll_not_found': 'This post has no poll',
    'posts.option_not_found': 'The options of the poll have changed; reload the page, then vote',
    'posts.options_repeated': 'Two options are the same; make each different',
    'posts.poll_closed': 'This poll is closed',
    'posts.poll_voted': 'You have voted in this poll, and a vote is not changed',
    'posts.poll_fixed': 'A member has voted, so the poll, its text and its pictures cannot be changed any more',
    'posts.collection_not_found': 'There is no such collection; you may have deleted it',
    'posts.collection_name_taken': 'You have a collection of this name; choose another one',
    'posts.too_many_collections': 'You have 50 collections, which is the most; delete one to make another',
    'posts.not_saved': 'Save it first, then add it to a collection',
  },
} satisfies TextsFor<keyof typeof postRefusals>;

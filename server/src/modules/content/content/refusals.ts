import type { contentRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const contentRefusalTexts = {
  ar: {
    'content.page_not_found': 'هذه الصفحة غير موجودة',
    'content.pages_full': 'بلغت صفحات المتجر حدها الأعلى. احذف صفحة لم تعد تحتاجها أولًا',
    'content.group_not_found': 'مجموعة الأسئلة هذه غير موجودة، ربما حذفها غيرك',
    'content.groups_full': 'بلغت مجموعات الأسئلة حدها الأعلى. احذف مجموعة أو أضف الأسئلة إلى غيرها',
    'content.anchor_taken': 'عنوان السؤال «{anchor}» مستعمل في مجموعة أخرى. اختر غيره',
  },
  en: {
    'content.page_not_found': 'This page does not exist',
    'content.pages_full': 'There are as many pages as there may be. Remove one that is no longer needed first',
    'content.group_not_found': 'There is no such group; somebody may have removed it',
    'content.groups_full': 'There are as many groups as there may be. Remove one, or add the questions to another one',
    'content.anchor_taken': 'The anchor “{anchor}” is used in another group. Please choose another one',
  },
} satisfies TextsFor<keyof typeof contentRefusals>;

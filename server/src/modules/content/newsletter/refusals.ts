import type { newsletterRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals: one sentence, and the next step where there is one. */
export const newsletterRefusalTexts = {
  ar: {
    'newsletter.link_invalid': 'انتهت صلاحية هذا الرابط أو استُخدم من قبل، اطلب رابطًا جديدًا',
    'newsletter.letter_not_found': 'هذه الرسالة غير موجودة',
    'newsletter.letter_sent': 'أُرسلت هذه الرسالة، وما أُرسل لا يتغير. اكتب رسالة جديدة',
    'newsletter.letter_not_sending': 'هذه الرسالة ليست قيد الإرسال',
    'newsletter.nobody': 'لا مشترك مؤكدًا بعد، فلا أحد تُرسل إليه',
  },
  en: {
    'newsletter.link_invalid': 'This link has expired or was used before; please ask for a new one',
    'newsletter.letter_not_found': 'This letter does not exist',
    'newsletter.letter_sent': 'This letter was sent, and what was sent does not change. Write a new one',
    'newsletter.letter_not_sending': 'This letter is not on its way',
    'newsletter.nobody': 'Nobody has confirmed a subscription yet, so there is nobody to send it to',
  },
} satisfies TextsFor<keyof typeof newsletterRefusals>;

import type { contactRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Refusal texts of this module: one sentence, and the next step if there is one. */
export const contactRefusalTexts = {
  ar: {
    'contact.form_expired': 'مضى وقت طويل على فتح النموذج، أعد الإرسال من فضلك',
    'contact.too_fast': 'لحظة من فضلك، ثم أعد الإرسال',
    'contact.too_many': 'وصلتنا منك رسائل كثيرة خلال ساعة، راسلنا عبر واتساب أو اتصل بنا',
    'contact.message_not_found': 'هذه الرسالة غير موجودة',
    'contact.no_email': 'لم يكتب المرسل بريدًا إلكترونيًا. اتصل به، ثم دوّن ما اتفقتما عليه في ملاحظة',
    'contact.answer_too_late':
      'لا يقبل واتساب الردود بعد 24 ساعة من آخر رسالة للمرسل. اتصل به، أو انتظر رسالته التالية',
    'contact.entries_full': 'على هذه الرسالة ردود كثيرة. أغلقها، وليكتب المرسل رسالة جديدة',
  },
  en: {
    'contact.form_expired': 'The form was open for too long; please send it again',
    'contact.too_fast': 'One moment, please, then send it again',
    'contact.too_many': 'We had many messages from you within an hour; please call or use WhatsApp',
    'contact.message_not_found': 'There is no such message',
    'contact.no_email': 'The sender left no email. Please call, then write down in a note what you agreed on',
    'contact.answer_too_late':
      'WhatsApp takes no answer later than 24 hours after the sender wrote. Please call, or wait for their next message',
    'contact.entries_full': 'There are many answers to this message. Close it; the sender may write a new one',
  },
} satisfies TextsFor<keyof typeof contactRefusals>;

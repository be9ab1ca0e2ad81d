import type { contactRefusals } from '@waha/contract';
import type { TextsFor } from '../../platform/text/index.ts';

/** What a reader is told when this module says no: one sentence, and the way on where there is one. */
export const contactRefusalTexts = {
  ar: {
    'contact.form_expired': 'مضى وقت طويل على فتح النموذج، أعد الإرسال من فضلك',
    'contact.too_fast': 'لحظة من فضلك، ثم أعد الإرسال',
    'contact.too_many': 'وصلتنا منك رسائل كثيرة خلال ساعة، راسلنا عبر واتساب أو اتصل بنا',
  },
  en: {
    'contact.form_expired': 'The form was open for too long; please send it again',
    'contact.too_fast': 'One moment, please, then send it again',
    'contact.too_many': 'We had many messages from you within an hour; please call or use WhatsApp',
  },
} satisfies TextsFor<keyof typeof contactRefusals>;

import type { notificationRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals. */
export const notificationRefusalTexts = {
  ar: {
    'notifications.mail_not_found': 'لا رسالة بهذا الاسم',
    'notifications.phone_message_not_found': 'لا رسالة جوال بهذا الاسم',
    'notifications.not_submitted': 'لم يقبل واتساب النص الآن. حاول لاحقًا',
  },
  en: {
    'notifications.mail_not_found': 'There is no such mail',
    'notifications.phone_message_not_found': 'There is no such message to phones',
    'notifications.not_submitted': 'WhatsApp did not take the text now. Try again later',
  },
} satisfies TextsFor<keyof typeof notificationRefusals>;

import type { notificationRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

/** Texts of this module's refusals. */
export const notificationRefusalTexts = {
  ar: {
    'notifications.mail_not_found': 'لا رسالة بهذا الاسم',
    'notifications.phone_message_not_found': 'لا رسالة على الجوال بهذا الاسم',
    'notifications.approvals_unknown': 'لم يخبرنا مزود واتساب بحال النصوص. تحقق من إعداداته وحاول بعد قليل.',
  },
  en: {
    'notifications.mail_not_found': 'There is no such mail',
    'notifications.phone_message_not_found': 'There is no such message',
    'notifications.approvals_unknown':
      'The provider of WhatsApp did not say how the texts stand. Check its settings and try again in a while.',
  },
} satisfies TextsFor<keyof typeof notificationRefusals>;

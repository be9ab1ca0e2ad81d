import type { smsRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const smsRefusalTexts = {
  ar: {
    'sms.country_not_served': 'لا نرسل رسائل نصية إلى أرقام هذه الدولة. استخدم بريدك الإلكتروني',
    'sms.unavailable': 'لا يمكننا إرسال رسالة نصية الآن. استخدم بريدك الإلكتروني أو حاول لاحقًا',
    'sms.too_many': 'طُلبت رسائل نصية كثيرة من شبكتك. استخدم بريدك الإلكتروني أو حاول بعد ساعة',
    'sms.receipt_refused': 'التقرير غير موثّق',
  },
  en: {
    'sms.country_not_served': 'We do not send text messages to numbers of this country. Please use your e-mail address',
    'sms.unavailable': 'We cannot send a text message now. Please use your e-mail address or try again later',
    'sms.too_many': 'Many text messages were asked for from your network. Use your e-mail address or try in an hour',
    'sms.receipt_refused': 'The report is not authentic',
  },
} satisfies TextsFor<keyof typeof smsRefusals>;

import type { webhookRefusals } from '@waha/contract';
import type { TextsFor } from '../../../platform/text/index.ts';

export const webhookRefusalTexts = {
  ar: {
    'webhooks.not_found': 'لا يوجد عنوان إشعارات بهذه البيانات',
    'webhooks.too_many': 'للمتجر {most} عنوان إشعارات، وهو الحد الأقصى. احذف ما لا تحتاجه أولًا',
    'webhooks.address_refused': 'اكتب عنوانًا عامًا يبدأ بـ https://',
    'webhooks.delivery_not_found': 'لا توجد رسالة بهذه البيانات',
  },
  en: {
    'webhooks.not_found': 'There is no such webhook',
    'webhooks.too_many': 'The shop has {most} webhooks, which is the most. Remove those you do not need first',
    'webhooks.address_refused': 'Give a public address that begins with https://',
    'webhooks.delivery_not_found': 'There is no such message',
  },
} satisfies TextsFor<keyof typeof webhookRefusals>;

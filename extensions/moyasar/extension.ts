import { defineExtension, setting } from '@waha/extend';
import { createMoyasar } from './moyasar.ts';
import { tryMoyasar } from './try-moyasar.ts';

/** Hosted invoices of Moyasar: mada, Visa, Mastercard, Apple Pay and STC Pay on its page, not on ours. */
export const moyasar = defineExtension({
  name: 'moyasar',
  api: 1,
  processor: { country: 'SA', data: ['payment', 'orders'] },
  settings: {
    secretKey: setting.secret('MOYASAR_SECRET_KEY', {
      label: { ar: 'المفتاح السري', en: 'Secret key' },
      must: 'must be the secret key of your Moyasar account',
    }),
    // A payment without a webhook would arrive unnoticed, so one secret without the other is refused.
    webhookSecret: setting.secret('MOYASAR_WEBHOOK_SECRET', {
      label: { ar: 'رمز الإشعارات', en: 'Secret token of the webhook' },
      must: 'must be the secret token of the webhook, 8 characters or more',
    }),
    url: setting.url('MOYASAR_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      example: 'https://api.moyasar.com/v1',
      fallback: 'https://api.moyasar.com/v1',
    }),
    publishableKey: setting.text('MOYASAR_PUBLISHABLE_KEY', {
      label: {
        ar: 'المفتاح العام، لزر Apple Pay في صفحات المتجر',
        en: 'Publishable key, for Apple Pay on the shop’s own pages',
      },
      fallback: null,
    }),
    savesCards: setting.flag('MOYASAR_SAVED_CARDS', {
      label: {
        ar: 'حفظ البطاقات للعملاء المسجلين، مع المفتاح العام',
        en: 'Saved cards for signed-in buyers, with publishable key',
      },
    }),
    domainFile: setting.text('MOYASAR_APPLE_PAY_DOMAIN_FILE', {
      label: { ar: 'محتوى ملف التحقق من النطاق لدى Apple', en: 'Content of Apple’s domain verification file' },
      fallback: null,
      most: 20_000,
    }),
  },
  texts: {
    ar: {
      name: 'بطاقة أو Apple Pay',
      description: 'مدى وVisa وMastercard وApple Pay وSTC Pay، في صفحة دفع آمنة من ميسّر',
    },
    en: {
      name: 'Card or Apple Pay',
      description: 'mada, Visa, Mastercard, Apple Pay and STC Pay, on a secure page of Moyasar',
    },
  },
  payment: ({ settings, fetch }) => createMoyasar(settings, fetch),
  try: ({ settings, fetch }, language) => tryMoyasar(settings, fetch, language),
});

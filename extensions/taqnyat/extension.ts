import { defineExtension, setting } from '@waha/extend';
import { createTaqnyat } from './taqnyat.ts';
import { tryTaqnyat } from './try-taqnyat.ts';

/** Text messages by Taqnyat, a Saudi gateway. */
export const taqnyat = defineExtension({
  name: 'taqnyat',
  api: 1,
  processor: { country: 'SA', data: ['contact', 'messages'] },
  settings: {
    token: setting.secret('TAQNYAT_TOKEN', {
      label: { ar: 'مفتاح التطبيق', en: 'Bearer token' },
      must: 'must be the bearer token of your Taqnyat application',
    }),
    sender: setting.text('TAQNYAT_SENDER', { label: { ar: 'اسم المرسل المسجّل', en: 'Registered sender name' } }),
    receiptsSecret: setting.secret('TAQNYAT_RECEIPTS_SECRET', {
      label: { ar: 'كلمة سر عنوان تقارير التسليم', en: 'Secret of the address of delivery reports' },
      must: 'must be a long random text of your own, of 8 characters or more',
      fallback: '',
    }),
    adSender: setting.text('TAQNYAT_AD_SENDER', {
      label: { ar: 'اسم المرسل للإعلانات (ينتهي بـ ‎-AD)', en: 'Sender name for advertising (ends in -AD)' },
      fallback: '',
    }),
    url: setting.url('TAQNYAT_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      example: 'https://api.taqnyat.sa',
      fallback: 'https://api.taqnyat.sa',
    }),
  },
  texts: { ar: { name: 'الرسائل النصية عبر تقنيات' }, en: { name: 'Text messages by Taqnyat' } },
  message: ({ settings, fetch }) => createTaqnyat(settings, fetch),
  try: ({ settings, fetch }, language) => tryTaqnyat(settings, fetch, language),
});

import { defineExtension, setting } from '@waha/extend';
import { createUnifonic } from './unifonic.ts';

/** Text messages by Unifonic, a Saudi gateway. */
export const unifonic = defineExtension({
  name: 'unifonic',
  api: 1,
  processor: { country: 'SA', data: ['contact', 'messages'] },
  settings: {
    appSid: setting.secret('UNIFONIC_APP_SID', {
      label: { ar: 'معرّف التطبيق (AppSid)', en: 'Application id (AppSid)' },
      must: 'must be the AppSid of your Unifonic application',
    }),
    sender: setting.text('UNIFONIC_SENDER', { label: { ar: 'اسم المرسل المسجّل', en: 'Registered sender name' } }),
    receiptsSecret: setting.secret('UNIFONIC_RECEIPTS_SECRET', {
      label: { ar: 'كلمة سر عنوان تقارير التسليم', en: 'Secret of the address of delivery reports' },
      must: 'must be a long random text of your own, of 8 characters or more',
      fallback: '',
    }),
    adSender: setting.text('UNIFONIC_AD_SENDER', {
      label: { ar: 'اسم المرسل للإعلانات (ينتهي بـ ‎-AD)', en: 'Sender name for advertising (ends in -AD)' },
      fallback: '',
    }),
    url: setting.url('UNIFONIC_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      example: 'https://el.cloud.unifonic.com',
      fallback: 'https://el.cloud.unifonic.com',
    }),
  },
  texts: { ar: { name: 'الرسائل النصية عبر يونيفونيك' }, en: { name: 'Text messages by Unifonic' } },
  message: ({ settings, fetch }) => createUnifonic(settings, fetch),
});

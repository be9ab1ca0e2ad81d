import { defineExtension, setting } from '@waha/extend';
import { tryWhatsapp } from './try-whatsapp.ts';
import { createWhatsapp } from './whatsapp.ts';

/** Messages by the WhatsApp Business Platform (Cloud API of Meta). */
export const whatsapp = defineExtension({
  name: 'whatsapp-cloud',
  api: 1,
  processor: { country: 'US', data: ['name', 'contact', 'messages'] },
  settings: {
    phoneNumberId: setting.text('WHATSAPP_PHONE_NUMBER_ID', {
      label: { ar: 'معرّف رقم الهاتف', en: 'Phone number id' },
    }),
    accountId: setting.text('WHATSAPP_ACCOUNT_ID', {
      label: { ar: 'معرّف حساب واتساب للأعمال', en: 'WhatsApp Business account id' },
    }),
    token: setting.secret('WHATSAPP_TOKEN', {
      label: { ar: 'مفتاح مستخدم النظام', en: 'Access token of a system user' },
      must: 'must be the access token of a system user',
    }),
    appSecret: setting.secret('WHATSAPP_APP_SECRET', { label: { ar: 'سر التطبيق', en: 'App secret' } }),
    verifyToken: setting.secret('WHATSAPP_VERIFY_TOKEN', {
      label: { ar: 'كلمة التحقق من العنوان', en: 'Verify token of the webhook' },
      must: 'must be the word that you also type at Meta, of 8 characters or more',
    }),
    version: setting.text('WHATSAPP_API_VERSION', {
      label: { ar: 'إصدار الواجهة', en: 'Version of the API' },
      fallback: 'v23.0',
    }),
    url: setting.url('WHATSAPP_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      example: 'https://graph.facebook.com',
      fallback: 'https://graph.facebook.com',
    }),
  },
  texts: { ar: { name: 'رسائل واتساب' }, en: { name: 'Messages by WhatsApp' } },
  message: ({ settings, fetch, shop }) => createWhatsapp(settings, fetch, shop.publicUrl),
  try: ({ settings, fetch }, language) => tryWhatsapp(settings, fetch, language),
});

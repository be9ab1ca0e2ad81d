import { defineExtension, setting } from '@waha/extend';
import { readRiyals } from './amounts.ts';
import { createTabby } from './tabby.ts';
import { tryTabby } from './try-tabby.ts';

/** Four payments without interest on Tabby's page. The money is captured when the first shipment leaves. */
export const tabby = defineExtension({
  name: 'tabby',
  api: 1,
  processor: { country: 'AE', data: ['name', 'contact', 'address', 'orders', 'payment'] },
  settings: {
    secretKey: setting.secret('TABBY_SECRET_KEY', {
      label: { ar: 'المفتاح السري', en: 'Secret key' },
      must: 'must be the secret key of your Tabby account',
    }),
    merchantCode: setting.text('TABBY_MERCHANT_CODE', { label: { ar: 'كود التاجر', en: 'Merchant code' } }),
    // Notifications carry no signature but a header of the shop's choice: without it anybody could send one.
    webhookSecret: setting.secret('TABBY_WEBHOOK_SECRET', {
      label: { ar: 'كلمة سر الإشعارات', en: 'Secret of the webhook' },
      must: 'must be a long random text of your own, 8 characters or more',
    }),
    minimum: setting.text('TABBY_MINIMUM', {
      label: { ar: 'أقل مبلغ بالريال', en: 'Least amount in riyals' },
      fallback: '10',
    }),
    maximum: setting.text('TABBY_MAXIMUM', {
      label: { ar: 'أعلى مبلغ بالريال', en: 'Most in riyals' },
      fallback: '5000',
    }),
    url: setting.url('TABBY_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      example: 'https://api.tabby.sa',
      fallback: 'https://api.tabby.sa',
    }),
  },
  texts: {
    ar: { name: 'تابي', description: '4 دفعات بدون فوائد ولا رسوم، في صفحة تابي' },
    en: { name: 'Tabby', description: '4 payments without interest or fees, on the page of Tabby' },
  },
  payment: ({ settings, fetch, records, now }) =>
    createTabby({
      settings: { ...settings, minimum: readRiyals(settings.minimum), maximum: readRiyals(settings.maximum) },
      ...{ fetch, records, now },
    }),
  try: ({ settings, fetch, shop }, language) => tryTabby(settings, { fetch, publicUrl: shop.publicUrl }, language),
});

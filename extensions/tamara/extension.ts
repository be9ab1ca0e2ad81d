import { defineExtension, setting } from '@waha/extend';
import { readCount, readRiyals } from './amounts.ts';
import { createTamara } from './tamara.ts';
import { tryTamara } from './try-tamara.ts';

/** Payments without interest on Tamara's page. The money is captured when the first shipment leaves. */
export const tamara = defineExtension({
  name: 'tamara',
  api: 1,
  processor: { country: 'SA', data: ['name', 'contact', 'address', 'orders', 'payment'] },
  settings: {
    apiToken: setting.secret('TAMARA_API_TOKEN', {
      label: { ar: 'مفتاح الواجهة (API token)', en: 'API token' },
      must: 'must be the API token of your Tamara account',
    }),
    notificationToken: setting.secret('TAMARA_NOTIFICATION_TOKEN', {
      label: { ar: 'مفتاح الإشعارات (Notification token)', en: 'Notification token' },
      must: 'must be the notification token of your Tamara account',
    }),
    instalments: setting.text('TAMARA_INSTALMENTS', {
      label: { ar: 'عدد الدفعات', en: 'Number of payments' },
      fallback: '4',
    }),
    minimum: setting.text('TAMARA_MINIMUM', {
      label: { ar: 'أقل مبلغ بالريال', en: 'Least amount in riyals' },
      fallback: '100',
    }),
    maximum: setting.text('TAMARA_MAXIMUM', {
      label: { ar: 'أعلى مبلغ بالريال', en: 'Most in riyals' },
      fallback: '5000',
    }),
    url: setting.url('TAMARA_URL', {
      label: { ar: 'عنوان الواجهة', en: 'Address of the API' },
      example: 'https://api.tamara.co',
      fallback: 'https://api.tamara.co',
    }),
  },
  texts: {
    ar: { name: 'تمارا', description: 'قسّم مشترياتك بدون فوائد ولا رسوم تأخير، في صفحة تمارا' },
    en: { name: 'Tamara', description: 'Split your purchase without interest or late fees, on the page of Tamara' },
  },
  payment: ({ settings, fetch, records, now }) =>
    createTamara({
      settings: {
        ...settings,
        ...{ minimum: readRiyals(settings.minimum), maximum: readRiyals(settings.maximum) },
        instalments: readCount(settings.instalments),
      },
      ...{ fetch, records, now },
    }),
  try: ({ settings, fetch }, language) => tryTamara(settings, fetch, language),
});

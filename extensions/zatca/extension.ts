import { defineExtension, setting } from '@waha/extend';
import { createZatca } from './adapter.ts';

/** Electronic invoices of the Saudi tax authority (Fatoora), phase 2: stamped, reported within a day, or cleared before. */
export const zatca = defineExtension({
  name: 'zatca',
  api: 1,
  processor: { country: 'SA', data: ['name', 'address', 'company', 'orders'] },
  settings: {
    url: setting.url('ZATCA_URL', {
      label: { ar: 'عنوان واجهة الهيئة', en: "Address of the authority's API" },
      example: 'https://gw-fatoora.zatca.gov.sa/e-invoicing',
      fallback: 'https://gw-fatoora.zatca.gov.sa/e-invoicing',
    }),
  },
  texts: {
    ar: {
      name: 'الفوترة الإلكترونية (فاتورة)',
      description: 'تختم الفواتير والإشعارات وترسلها إلى هيئة الزكاة والضريبة والجمارك',
    },
    en: {
      name: 'E-invoicing (Fatoora)',
      description: 'Stamps invoices and notes and sends them to the Zakat, Tax and Customs Authority',
    },
  },
  tax: ({ settings, fetch, now }) => createZatca({ url: settings.url, fetch, now }),
});

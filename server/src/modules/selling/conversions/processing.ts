import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const conversionsProcessing: readonly Processing[] = [
  {
    name: 'agreements',
    title: { ar: 'الموافقة على ملفات القياس والإعلان', en: 'Agreements to measurement and advertising' },
    purpose: { ar: 'إثبات موافقة الزائر وسحبها', en: 'Prove what a visitor agreed to and withdrew' },
    persons: ['visitors'],
    data: ['consents'],
    basis: 'consent',
    from: 'person',
    retention: [
      { table: 'consents', days: 365, job: 'conversions.forget' },
      { table: 'consent_log', days: 1_096, job: 'conversions.forget' },
      { table: 'order_consents', days: 1_096, job: 'conversions.forget' },
    ],
  },
  {
    name: 'conversions',
    title: { ar: 'إخبار خدمات الإعلان بالتحويلات', en: 'Conversions told to advertising services' },
    purpose: { ar: 'قياس الإعلانات لمن وافق وحده', en: 'Measure advertisements, of those who agreed alone' },
    persons: ['visitors', 'customers'],
    data: ['activity', 'contact', 'orders'],
    basis: 'consent',
    from: 'made',
    retention: [{ table: 'conversions', days: 7, job: 'conversions.forget' }],
    recipients: ['conversion'],
  },
];

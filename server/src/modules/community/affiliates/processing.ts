import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const affiliatesProcessing: readonly Processing[] = [
  {
    name: 'affiliates',
    title: { ar: 'المسوقون', en: 'Affiliates' },
    purpose: { ar: 'قبول المسوق وحساب عمولته', en: 'Take on affiliates and count what they brought' },
    persons: ['affiliates'],
    data: ['name', 'contact', 'bank', 'content'],
    basis: 'contract',
    from: 'person',
    retention: [
      { table: 'affiliates', until: 'account' },
      { table: 'affiliate_bindings', until: 'account' },
      { table: 'affiliate_coupons', until: 'record' },
      { table: 'affiliate_days', until: 'record' },
    ],
  },
  {
    name: 'clicks',
    title: { ar: 'نقرات روابط المسوقين', en: 'Clicks of affiliates’ links' },
    purpose: { ar: 'نسبة الطلب إلى من جاء به ومنع التلاعب', en: 'Attribute an order to who brought it, and see fraud' },
    persons: ['visitors'],
    data: ['network'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [
      { table: 'affiliate_clicks', days: 91, job: 'affiliates.forget-clicks' },
      { table: 'affiliate_networks', days: 2, job: 'affiliates.forget-clicks' },
    ],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const webhooksProcessing: readonly Processing[] = [
  {
    name: 'deliveries',
    title: { ar: 'إخبار الأنظمة الأخرى', en: 'Telling other systems' },
    purpose: {
      ar: 'إرسال ما يحدث في المتجر إلى أنظمة صاحبه',
      en: 'Send events of the shop to the systems of its owner',
    },
    persons: ['customers', 'guests'],
    data: ['orders'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [{ table: 'webhook_deliveries', days: 30, job: 'webhooks.forget' }],
  },
];

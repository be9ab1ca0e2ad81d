import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const marketingProcessing: readonly Processing[] = [
  {
    name: 'advertising',
    title: { ar: 'رسائل إعلانية بالبريد والجوال', en: 'Advertising by mail and phone' },
    purpose: {
      ar: 'إرسال العروض لمن وافق، وحساب ما جاء منها، وألا تزيد على حدها',
      en: 'Send offers to those who agreed, count what came of them, and keep within limits',
    },
    persons: ['customers'],
    data: ['contact', 'activity', 'orders'],
    basis: 'consent',
    from: 'made',
    retention: [
      { table: 'marketing_sends', days: 365, job: 'marketing.forget' },
      { table: 'marketing_enrolments', days: 365, job: 'marketing.forget' },
    ],
    recipients: ['message'],
  },
];

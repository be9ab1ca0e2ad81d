import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const smsProcessing: readonly Processing[] = [
  {
    name: 'messages',
    title: { ar: 'الرسائل إلى الجوال', en: 'Messages to phones' },
    purpose: {
      ar: 'إرسال الأكواد وأخبار الطلبات، ومعرفة ما وصل منها، ومنع الإفراط',
      en: 'Send codes and news of orders, know which arrived, and prevent floods',
    },
    persons: ['customers', 'guests'],
    data: ['contact', 'messages'],
    basis: 'contract',
    from: 'person',
    retention: [
      { table: 'phone_messages', days: 90, job: 'sms.forget' },
      { table: 'sms_log', days: 90, job: 'sms.forget' },
      { table: 'phone_inbox', days: 8, job: 'sms.forget' },
    ],
    recipients: ['message'],
  },
];

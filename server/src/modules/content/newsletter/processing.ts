import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const newsletterProcessing: readonly Processing[] = [
  {
    name: 'subscribers',
    title: { ar: 'مشتركو النشرة', en: 'Subscribers of the newsletter' },
    purpose: {
      ar: 'إرسال النشرة لمن طلبها وأكدها، وإثبات الطلب وإلغائه',
      en: 'Send the newsletter to those who asked and confirmed, and prove both',
    },
    persons: ['subscribers'],
    data: ['contact', 'consents'],
    basis: 'consent',
    from: 'person',
    retention: [{ table: 'newsletter_subscribers', days: 1_096, job: 'newsletter.forget' }],
    recipients: ['message'],
  },
];

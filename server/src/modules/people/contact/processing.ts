import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const contactProcessing: readonly Processing[] = [
  {
    name: 'messages',
    title: { ar: 'رسائل إلى المتجر', en: 'Messages to the shop' },
    purpose: { ar: 'الرد على من كتب إلى المتجر', en: 'Answer those who wrote to the shop' },
    persons: ['correspondents'],
    data: ['name', 'contact', 'messages'],
    basis: 'legitimate_interest',
    from: 'person',
    retention: [
      { table: 'contact_messages', days: 730, job: 'contact.forget' },
      { table: 'contact_entries', until: 'record' },
    ],
    recipients: ['message'],
  },
];

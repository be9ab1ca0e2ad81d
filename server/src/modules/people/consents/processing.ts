import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const consentsProcessing: readonly Processing[] = [
  {
    name: 'consents',
    title: { ar: 'سجل الموافقات', en: 'Log of consents' },
    purpose: {
      ar: 'إثبات من وافق ومتى وعلى أي نص، ومن سحب موافقته',
      en: 'Prove who agreed, when and to which words, and who withdrew',
    },
    persons: ['customers', 'subscribers'],
    data: ['consents', 'contact'],
    basis: 'legal_obligation',
    from: 'person',
    retention: [{ table: 'consent_events', days: 1_096, job: 'consents.forget' }],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const machineTokensProcessing: readonly Processing[] = [
  {
    name: 'tokens',
    title: { ar: 'مفاتيح البرامج', en: 'Keys of programs' },
    purpose: { ar: 'معرفة من أنشأ مفتاحًا ومن أين استعمل', en: 'Know who made a key and where it was used' },
    persons: ['staff'],
    data: ['activity', 'network'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [{ table: 'machine_tokens', until: 'record' }],
  },
];

import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const linkedAgentsProcessing: readonly Processing[] = [
  {
    name: 'agents',
    title: { ar: 'الوكلاء المرتبطون', en: 'Linked agents' },
    purpose: { ar: 'شراء العميل عن طريق وكيل ربطه بحسابه', en: 'Let a customer buy by an agent that they linked' },
    persons: ['customers'],
    data: ['account', 'consents'],
    basis: 'consent',
    from: 'person',
    retention: [
      { table: 'agent_links', days: 180, job: 'linked-agents.forget' },
      { table: 'agent_codes', days: 1, job: 'linked-agents.forget' },
    ],
    recipients: ['protocol'],
  },
];

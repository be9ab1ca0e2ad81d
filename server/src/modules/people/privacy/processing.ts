import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const privacyProcessing: readonly Processing[] = [
  {
    name: 'requests',
    title: { ar: 'طلبات أصحاب البيانات', en: 'Requests of persons about their data' },
    purpose: {
      ar: 'الرد على من طلب بياناته أو تصحيحها أو حذفها خلال المدة النظامية وإثبات الرد',
      en: 'Answer those who ask for their data, its correction or erasure within the legal term, and prove it',
    },
    persons: ['customers', 'guests', 'correspondents'],
    data: ['name', 'contact', 'messages'],
    basis: 'legal_obligation',
    from: 'person',
    retention: [
      { table: 'data_requests', days: 1_096, job: 'privacy.forget' },
      { table: 'data_request_log', until: 'record' },
    ],
    recipients: ['message'],
  },
  {
    name: 'breaches',
    title: { ar: 'سجل تسرب البيانات', en: 'Register of breaches' },
    purpose: {
      ar: 'إبلاغ الجهة المختصة ومن تضرر من تسرب البيانات، وإثبات الإبلاغ',
      en: 'Tell the authority and those concerned of a breach, and prove it',
    },
    persons: ['customers', 'staff'],
    data: ['account', 'activity'],
    basis: 'legal_obligation',
    from: 'staff',
    retention: [
      { table: 'breach_persons', until: 'account' },
      { table: 'breach_log', until: 'record' },
    ],
    recipients: ['message'],
  },
];

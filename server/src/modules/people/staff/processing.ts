import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const staffProcessing: readonly Processing[] = [
  {
    name: 'staff',
    title: { ar: 'حسابات العاملين', en: 'Accounts of staff' },
    purpose: { ar: 'دخول العاملين إلى لوحة التحكم وصلاحياتهم', en: 'Sign-in and rights of those who work in the shop' },
    persons: ['staff'],
    data: ['name', 'contact', 'credentials', 'device'],
    basis: 'contract',
    from: 'staff',
    retention: [
      { table: 'staff', until: 'record' },
      { table: 'staff_sessions', days: 1, job: 'staff.forget' },
      { table: 'staff_challenges', days: 1, job: 'staff.forget' },
      { table: 'staff_devices', days: 90, job: 'staff.forget' },
      { table: 'staff_recovery_codes', until: 'record' },
    ],
  },
  {
    name: 'audit',
    title: { ar: 'سجل أعمال العاملين', en: 'Audit of acts of staff' },
    purpose: { ar: 'معرفة من غيّر شيئًا ومتى', en: 'Know who changed a thing and when' },
    persons: ['staff'],
    data: ['activity'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [
      { table: 'audit_log', until: 'record' },
      { table: 'staff_audit', until: 'record' },
    ],
  },
];

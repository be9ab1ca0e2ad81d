import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const identityProcessing: readonly Processing[] = [
  {
    name: 'accounts',
    title: { ar: 'حسابات العملاء', en: 'Customer accounts' },
    purpose: {
      ar: 'فتح الحساب وتعديله وحفظ الموافقات على الإعلان',
      en: 'Keep the account, its contacts and the agreements to advertising',
    },
    persons: ['customers'],
    data: ['name', 'contact', 'account', 'consents'],
    basis: 'contract',
    from: 'person',
    retention: [
      { table: 'customers', until: 'account' },
      { table: 'erasures', until: 'account' },
      { table: 'advertising_opt_outs', days: 731, job: 'identity.forget' },
    ],
    recipients: ['message'],
  },
  {
    name: 'sign_in',
    title: { ar: 'الدخول وحمايته', en: 'Sign-in and its protection' },
    purpose: { ar: 'إثبات صاحب الحساب ومنع الدخول إليه بغير حق', en: 'Prove who signs in, and keep strangers out' },
    persons: ['customers'],
    data: ['credentials', 'device', 'contact'],
    basis: 'legitimate_interest',
    from: 'person',
    retention: [
      { table: 'customer_sessions', days: 30, job: 'identity.forget' },
      { table: 'customer_devices', days: 180, job: 'identity.forget' },
      { table: 'customer_links', until: 'account' },
      { table: 'customer_codes', days: 1, job: 'identity.forget' },
      { table: 'customer_changes', days: 8, job: 'identity.forget' },
      { table: 'customer_undo_links', until: 'record' },
    ],
    recipients: ['message'],
  },
  {
    name: 'marks',
    title: { ar: 'بصمات الحدود', en: 'Marks of limits' },
    purpose: {
      ar: 'منع تكرار عروض المرة الواحدة، ببصمات مشفرة لا تقرأ',
      en: 'Hold limits per person by keyed hashes that nobody can read back',
    },
    persons: ['customers', 'guests'],
    data: ['account', 'device'],
    basis: 'legitimate_interest',
    from: 'made',
    retention: [{ table: 'customer_marks', until: 'record' }],
  },
];

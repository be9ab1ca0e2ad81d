import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const lottoProcessing: readonly Processing[] = [
  {
    name: 'tickets',
    title: { ar: 'بطاقات اكشط واربح', en: 'Scratch cards' },
    purpose: { ar: 'إعطاء البطاقات بعدل وصرف جوائزها', en: 'Give cards fairly and pay their prizes' },
    persons: ['customers', 'guests'],
    data: ['activity', 'device'],
    basis: 'contract',
    from: 'made',
    retention: [
      { table: 'lotto_tickets', until: 'account' },
      { table: 'lotto_activity', until: 'account' },
      { table: 'lotto_ticket_marks', until: 'record' },
    ],
  },
];

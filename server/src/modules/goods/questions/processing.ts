import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const questionsProcessing: readonly Processing[] = [
  {
    name: 'questions',
    title: { ar: 'الأسئلة عن المنتجات', en: 'Questions about products' },
    purpose: { ar: 'الإجابة أمام الجميع', en: 'Answer in public' },
    persons: ['customers'],
    data: ['name', 'content'],
    basis: 'consent',
    from: 'person',
    retention: [
      { table: 'questions', until: 'account' },
      { table: 'question_reports', until: 'account' },
    ],
  },
];

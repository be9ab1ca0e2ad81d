import type { QuestionStatus } from '@waha/contract';
import { defineList, sql } from '../../../platform/database/index.ts';
import { fullColumns, fullFrom, fullQuestion } from './questions.store.ts';

/** Questions and answers for moderators, longest waiting first. */
export const listQuestions = defineList({
  columns: fullQuestion,
  select: fullColumns,
  from: fullFrom,
  sorts: { created_at: sql`q.created_at` },
  sort: 'created_at',
  tie: sql`q.id`,
  filters: {
    status: (status: QuestionStatus) => sql`q.status = ${status}`,
    reported: () => sql`q.open_reports > 0`,
    product_id: (id: number) => sql`q.product_id = ${id}`,
  },
});

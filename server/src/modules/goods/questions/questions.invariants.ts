import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const questionInvariants: readonly Invariant[] = [
  {
    name: 'a question or an answer counts the reports that are open',
    violations: sql`
      select 'question ' || q.id as subject, 'counted ' || q.open_reports || ', open ' || count(r.id) as detail
      from questions q left join question_reports r on r.question_id = q.id and r.settled_at is null
      group by q.id having q.open_reports <> count(r.id)`,
  },
  {
    name: 'an answer is given to a question, and about its product',
    violations: sql`
      select 'answer ' || a.id as subject, 'to ' || q.id || ' of product ' || q.product_id as detail
      from questions a join questions q on q.id = a.question_id
      where q.question_id is not null or q.product_id <> a.product_id`,
  },
];

import type { Invariant } from '../../checks/invariant.ts';
import { sql } from '../../platform/database/index.ts';

export const pointInvariants: readonly Invariant[] = [
  {
    name: 'what somebody ever earned is the sum of what was not taken back',
    violations: sql`
      select 'customer ' || t.customer_id as subject, 'shows ' || t.lifetime || ', earned ' || coalesce(sum(e.points), 0) as detail
      from point_totals t left join point_earnings e on e.customer_id = t.customer_id and e.taken_back_at is null
      group by t.customer_id having t.lifetime <> coalesce(sum(e.points), 0)`,
  },
  {
    name: 'every earning is in the ledger, once',
    violations: sql`
      select 'earning ' || e.id as subject, count(l.id) || ' transfers' as detail
      from point_earnings e left join ledger_transfers l on l.idempotency_key = 'points ' || e.id and l.amount = e.points
      group by e.id having count(l.id) <> 1`,
  },
];

import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

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
      from point_earnings e left join ledger_transfers l on l.amount = e.points + e.gone_back
        and l.idempotency_key = case when e.hold_id is null then 'points ' || e.id else 'take ' || e.hold_id end
      group by e.id having count(l.id) <> 1`,
  },
  {
    name: 'what expired went by a transfer of its own, after it was announced, and nothing else did',
    violations: sql`
      select 'expiry ' || e.id as subject, 'expired ' || e.expired || ', went ' || coalesce(l.amount, 0) as detail
      from point_expiries e left join ledger_transfers l on l.idempotency_key = 'points expired ' || e.id
      where coalesce(l.amount, 0) <> coalesce(e.expired, 0) or (e.expired_at is not null and e.expired_at < e.due_at)
      union all
      select 'transfer ' || l.id, 'expiry ' || l.cause_id
      from ledger_transfers l join ledger_accounts a on a.id = l.from_account and a.customer_id is not null
      join point_totals t on t.customer_id = a.customer_id
      left join point_expiries e on l.idempotency_key = 'points expired ' || e.id and e.customer_id = a.customer_id
      where l.cause = 'expired' and e.id is null`,
  },
];

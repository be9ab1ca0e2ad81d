import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const customerInvariants: readonly Invariant[] = [
  {
    name: 'what a customer bought is what their orders come to',
    violations: sql`
      select 'customer ' || c.id as subject, 'counted ' || coalesce(t.orders::text, 'none') || ' for '
        || coalesce(t.spent_halalas::text, 'none') || ', ordered ' || count(o.id) filter (where order_counts(o.status))
        || ' for ' || coalesce(sum(order_kept(o.status, o.total_halalas, o.refunded_halalas)), 0) as detail
      from customers c left join customer_totals t on t.customer_id = c.id left join orders o on o.customer_id = c.id
      where c.deleted_at is null
      group by c.id, t.customer_id
      having t.orders is distinct from count(o.id) filter (where order_counts(o.status))::int
        or t.spent_halalas is distinct from coalesce(sum(order_kept(o.status, o.total_halalas, o.refunded_halalas)), 0)::bigint`,
  },
  {
    name: 'store credit that staff gave or took is one transfer of the customer’s, of that amount and direction',
    violations: sql`
      select 'credit change ' || x.id as subject, x.halalas || ' by transfer ' || l.id as detail
      from credit_changes x join ledger_transfers l on l.id = x.transfer_id
      join ledger_accounts f on f.id = l.from_account join ledger_accounts t on t.id = l.to_account
      where l.cause <> 'staff_credit' or l.cause_id <> x.id::text or l.kind <> 'move' or f.unit <> 'store_credit'
        or l.amount <> abs(x.halalas)
        or (x.halalas > 0 and (t.customer_id is distinct from x.customer_id or f.house is distinct from 'issued'))
        or (x.halalas < 0 and (f.customer_id is distinct from x.customer_id or t.house is distinct from 'spent'))`,
  },
  {
    name: 'no transfer says that staff made it where none of them did',
    violations: sql`
      select 'transfer ' || l.id as subject, l.cause_id as detail
      from ledger_transfers l left join credit_changes x on x.transfer_id = l.id
      where l.cause = 'staff_credit' and x.id is null`,
  },
];

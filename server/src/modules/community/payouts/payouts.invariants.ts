import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const payoutInvariants: readonly Invariant[] = [
  {
    name: 'a withdrawal is its hold, and ended as it says',
    violations: sql`
      select 'withdrawal ' || w.id as subject, w.status || ' of ' || w.amount_halalas || ', hold ' || coalesce(h.amount::text, 'none')
        || ', ended ' || coalesce(e.kind, 'not') as detail
      from withdrawals w
      left join ledger_transfers h on h.id = w.hold_id and h.kind = 'hold' and h.cause = 'withdrawal' and h.cause_id = w.id::text
      left join ledger_accounts a on a.id = h.from_account
      left join ledger_transfers e on e.hold_id = h.id
      where h.amount is distinct from w.amount_halalas or a.unit is distinct from 'affiliate_earnings'
        or (w.customer_id is not null and a.customer_id is distinct from w.customer_id)
        or e.kind is distinct from case w.status when 'paid' then 'take' when 'rejected' then 'release'
          when 'cancelled' then 'release' end`,
  },
  {
    name: 'what is held of earnings is what waits to be withdrawn',
    violations: sql`
      select 'account ' || a.id as subject, 'held ' || a.held || ', withdrawals ' || coalesce(sum(w.amount_halalas), 0) as detail
      from ledger_accounts a
      left join withdrawals w on w.customer_id = a.customer_id and w.status in ('pending', 'approved')
      where a.unit = 'affiliate_earnings' and a.customer_id is not null
      group by a.id having a.held <> coalesce(sum(w.amount_halalas), 0)`,
  },
  {
    name: 'every conversion moved its points and its halalas, and nothing else came to earnings',
    violations: sql`
      select 'conversion ' || coalesce(c.id::text, m.cause_id) as subject, coalesce(c.points::text, 'none') || ' for '
        || coalesce(c.halalas::text, 'none') || ', transfers ' || coalesce(p.amount::text, 'none') || ' and '
        || coalesce(m.amount::text, 'none') as detail
      from point_conversions c
      full join (
        select t.* from ledger_transfers t join ledger_accounts a on a.id = t.to_account and a.customer_id is not null
        where t.cause = 'conversion' or (a.unit = 'affiliate_earnings' and t.kind in ('move', 'take'))
      ) m on m.id = c.money_transfer_id
      left join ledger_transfers p on p.id = c.points_transfer_id and p.cause = 'conversion' and p.cause_id = c.id::text
      left join ledger_accounts k on k.id = m.to_account
      where c.id is null or c.halalas is distinct from m.amount or c.points::bigint is distinct from p.amount
        or k.unit is distinct from case c.kind when 'cash' then 'affiliate_earnings' else 'store_credit' end
        or (c.customer_id is not null and k.customer_id is distinct from c.customer_id)`,
  },
  {
    name: 'nobody paid what they approved, where somebody else could have',
    violations: sql`
      select 'withdrawal ' || w.id as subject, 'approved and paid by ' || w.ended_by as detail
      from withdrawals w
      where w.status = 'paid' and w.approved_by = w.ended_by and (
        select count(*) from staff s where s.role in ('owner', 'manager') and s.suspended_at is null
          and s.created_at <= w.approved_at
      ) >= 2`,
  },
];

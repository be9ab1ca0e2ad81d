import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'what an account shows is what its transfers made of it',
    violations: sql`
      select 'account ' || a.id as subject, 'shows ' || a.balance || ' and ' || a.held || ' held, transfers make '
        || coalesce(sum(m.balance), 0) || ' and ' || coalesce(sum(m.held), 0) as detail
      from ledger_accounts a
      left join (
        select from_account as account, case when kind in ('move', 'take') then -amount else 0 end as balance,
          case kind when 'hold' then amount when 'move' then 0 else -amount end as held from ledger_transfers
        union all
        select to_account, case when kind in ('move', 'take') then amount else 0 end, 0 from ledger_transfers
      ) m on m.account = a.id
      where a.house is null
      group by a.id having a.balance <> coalesce(sum(m.balance), 0) or a.held <> coalesce(sum(m.held), 0)`,
  },
  {
    name: 'what is added up of an account is what its transfers come to',
    violations: sql`
      select 'account ' || a.id as subject, 'pending ' || a.pending || ', held for it ' || coalesce(p.amount, 0) as detail
      from ledger_accounts a left join (
        select t.to_account, sum(t.amount) as amount from ledger_transfers t
        where t.kind = 'hold' and not exists (select from ledger_transfers e where e.hold_id = t.id) group by t.to_account
      ) p on p.to_account = a.id
      where a.customer_id is not null and a.pending <> coalesce(p.amount, 0)
      union all
      select 'account ' || coalesce(m.account_id, t.account), 'month ' || coalesce(m.month, t.month) || ': kept '
        || coalesce(m.came, 0) || ' and ' || coalesce(m.went, 0) || ', transfers ' || coalesce(t.came, 0) || ' and ' || coalesce(t.went, 0)
      from ledger_months m full join (
        select a.id as account, ledger_month(t.created_at) as month,
          sum(t.amount) filter (where t.to_account = a.id) as came, sum(t.amount) filter (where t.from_account = a.id) as went
        from ledger_transfers t join ledger_accounts a on a.id in (t.from_account, t.to_account)
        where t.kind in ('move', 'take') and a.customer_id is not null group by 1, 2
      ) t on t.account = m.account_id and t.month = m.month
      where coalesce(m.came, 0) <> coalesce(t.came, 0) or coalesce(m.went, 0) <> coalesce(t.went, 0)`,
  },
  {
    name: 'no account of a customer or a gift card is below its floor',
    violations: sql`
      select 'account ' || id as subject, 'balance ' || balance || ', held ' || held as detail from ledger_accounts
      where house is null and (held < 0 or (not may_be_negative and balance - held < 0))`,
  },
  {
    // Transfers of an account are serialised by its lock, so their ids are in order.
    name: 'what is owed was taken back, never spent',
    violations: sql`
      select 'transfer ' || m.id as subject, m.cause || ' left ' || m.left_over as detail
      from (
        select t.id, t.cause, t.from_account = a.id as goes_out, sum(case
            when t.to_account = a.id then case when t.kind in ('move', 'take') then t.amount else 0 end
            when t.kind in ('move', 'hold') then -t.amount
            when t.kind = 'release' then t.amount
            else 0 end) over (partition by a.id order by t.id) as left_over, t.kind
        from ledger_accounts a join ledger_transfers t on a.id in (t.from_account, t.to_account)
        where a.may_be_negative
      ) m
      where m.goes_out and m.kind in ('move', 'hold') and m.left_over < 0 and m.cause not in ('commission_back', 'taken_back')`,
  },
];

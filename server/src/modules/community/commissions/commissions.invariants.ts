import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const commissionInvariants: readonly Invariant[] = [
  {
    name: 'the points of a commission are those its transfers made',
    violations: sql`
      select 'commission ' || c.id as subject, c.state || ' of ' || c.points || ', held ' || m.held || ', posted ' || m.posted as detail
      from commissions c cross join lateral (
        select
          coalesce(sum(t.amount) filter (where t.cause = 'commission' and e.id is null), 0) as held,
          coalesce(sum(t.amount) filter (where t.cause = 'commission' and e.kind = 'take'), 0)
            - coalesce(sum(t.amount) filter (where t.cause = 'commission_back'), 0) as posted
        from ledger_transfers t left join ledger_transfers e on e.hold_id = t.id
        where t.cause in ('commission', 'commission_back') and t.cause_id = c.id::text
      ) m
      where m.held <> case when c.state = 'pending' then c.points else 0 end
        or m.posted <> case when c.state = 'posted' then c.points else 0 end`,
  },
  {
    name: 'no points were held or taken back for a commission that is not there, or for somebody else',
    violations: sql`
      select 'transfer ' || t.id as subject, t.cause || ' ' || t.cause_id as detail
      from ledger_transfers t
      join ledger_accounts a on a.id in (t.from_account, t.to_account) and a.customer_id is not null
      left join commissions c on c.id::text = t.cause_id
      where t.cause in ('commission', 'commission_back')
        and (c.id is null or a.unit <> 'affiliate_points' or c.customer_id <> a.customer_id)`,
  },
  {
    name: 'what went back of a commission is written down with its transfer',
    violations: sql`
      select 'commission ' || coalesce(b.commission_id::text, t.cause_id) as subject, 'back ' || coalesce(b.points::text, 'none')
        || ', transfer ' || coalesce(t.amount::text, 'none') as detail
      from commission_backs b
      full join (select * from ledger_transfers where cause = 'commission_back') t on t.id = b.transfer_id
      where b.points is distinct from t.amount or b.commission_id::text is distinct from t.cause_id`,
  },
  {
    name: 'an order brings at most one commission, and none where it was undone',
    violations: sql`
      select 'order ' || o.number as subject, count(*) || ' commissions, ' || o.status as detail
      from commissions c join orders o on o.id = c.order_id
      group by o.id having count(*) > 1
        or (o.status in ('cancelled', 'expired') and bool_or(c.state in ('pending', 'posted')))`,
  },
  {
    // The limit is computed at the highest rate of the order's lines, with one halala of tolerance for the rounding of VAT. Only
    // the VAT that every line contains is left out.
    name: 'a commission is for no more than was paid for the goods of its order and not paid back',
    violations: sql`
      select 'order ' || o.number as subject, c.state || ' of ' || c.points || ', paid ' || o.subtotal_halalas - o.discount_halalas
        || ', back ' || b.back as detail
      from commissions c join orders o on o.id = c.order_id
      cross join lateral (
        select coalesce(sum(card_halalas + bank_halalas + credit_halalas - services_halalas), 0) as back
        from returns r where r.order_id = o.id and r.status = 'refunded'
      ) b
      where c.state in ('pending', 'posted') and (c.points > 0 and o.subtotal_halalas - o.discount_halalas = b.back
          or c.points > ((o.subtotal_halalas - o.discount_halalas - b.back) * 100 / (100.0 + (
              select min(i.vat_percent) from order_items i where i.order_id = o.id)) + 1)
            * (select max(rate::int8) from jsonb_array_elements_text(c.rates) as rate) / (10000.0 * c.point_halalas))
        and not exists (select from waiting_events('commissions.follow.return', '{return.refunded}') where payload ->> 'returnId' in (
          select id::text from returns where order_id = o.id))`,
  },
];

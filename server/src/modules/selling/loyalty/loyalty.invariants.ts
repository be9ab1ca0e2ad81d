import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const loyaltyInvariants: readonly Invariant[] = [
  {
    name: 'what is pending of an order is held for its buyer, once and nothing more',
    violations: sql`
      select 'order ' || a.order_id as subject, 'pending ' || a.points || ', held ' || coalesce(h.amount::text, 'none') as detail
      from order_accruals a
      left join ledger_transfers h on h.id = a.hold_id and h.kind = 'hold' and h.cause = 'order' and h.cause_id = a.order_id::text
      left join ledger_accounts t on t.id = h.to_account
      where a.state = 'pending' and (h.amount is distinct from a.points::bigint or t.customer_id is distinct from a.customer_id
        or exists (select from ledger_transfers e where e.hold_id = h.id))
      union all
      select 'hold ' || h.id, 'order ' || h.cause_id
      from ledger_transfers h join ledger_accounts t on t.id = h.to_account and t.unit = 'loyalty_points' and t.customer_id is not null
      left join order_accruals a on a.hold_id = h.id
      where h.kind = 'hold' and a.order_id is null and not exists (select from ledger_transfers e where e.hold_id = h.id)`,
  },
  {
    name: 'what an order brought its buyer stands as what they earned by it',
    violations: sql`
      select 'order ' || a.order_id as subject, 'posted ' || a.points || ', earned ' || coalesce(e.points, 0) as detail
      from order_accruals a
      left join point_earnings e on e.customer_id = a.customer_id and e.kind = 'order' and e.cause = 'order:' || a.order_id
        and e.taken_back_at is null
      where a.state = 'posted' and a.customer_id is not null and a.points <> coalesce(e.points, 0)`,
  },
  {
    // SQL cannot derive the withheld delivery, which follows from the order's rules; it checks against the maximum.
    name: 'an order brings points for what was paid for its goods and not paid back, once it can be sent back no more',
    violations: sql`
      select 'order ' || o.number as subject, 'points ' || a.points || ', paid ' || o.subtotal_halalas - o.discount_halalas || ', back '
        || b.back || ', withheld delivery at most ' || d.delivery as detail
      from order_accruals a join orders o on o.id = a.order_id
      cross join lateral (
        select coalesce(sum(card_halalas + bank_halalas + credit_halalas - services_halalas), 0) as back,
          count(*) filter (where exists (select from return_lines l where l.return_id = r.id)) as acts_with_pieces
        from returns r where r.order_id = o.id and r.status = 'refunded'
      ) b
      cross join lateral (
        select case when b.acts_with_pieces > 0
          then greatest(0, coalesce((o.rules #>> '{delivery,cost}')::int8, 0) - o.shipping_halalas) else 0 end as delivery
      ) d
      where (a.state <> 'void' and (
            a.points > floor((o.subtotal_halalas - o.discount_halalas - b.back) / 100) * a.per_riyal
            or a.points < floor((o.subtotal_halalas - o.discount_halalas - b.back - d.delivery) / 100) * a.per_riyal)
          and not exists (select from waiting_events('loyalty.return.refunded', '{return.refunded}') where payload ->> 'returnId' in (
            select id::text from returns where order_id = o.id)))
        or a.posted_at < a.matures_at`,
  },
];

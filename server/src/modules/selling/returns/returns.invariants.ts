import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

/** Invariants of returns and refunds. */
export const returnInvariants: readonly Invariant[] = [
  {
    name: 'no more of a line is in returns than was bought, but for what was exchanged, and only what may be returned',
    violations: sql`
      select 'line ' || i.id as subject, 'bought ' || i.quantity || ', in returns ' || sum(l.quantity) as detail
      from return_lines l join returns r on r.id = l.return_id and r.status not in ('rejected', 'cancelled', 'exchanged')
      join order_items i on i.id = l.order_item_id
      group by i.id, r.order_id
      having sum(l.quantity) > i.quantity or (not i.is_returnable and bool_or(r.kind = 'return')) or r.order_id <> i.order_id
        or sum(l.unsent) <> i.dropped`,
  },
  {
    name: 'the last event of a return is its status',
    violations: sql`
      select 'return ' || r.number as subject, 'status ' || r.status || ', last event ' || coalesce(e.status, 'none') as detail
      from returns r
      left join lateral (select status from return_events where return_id = r.id order by id desc limit 1) e on true
      where e.status is distinct from r.status`,
  },
  {
    name: 'a line comes back piece by piece, and the whole of it is worth what was paid for it',
    violations: sql`
      select 'line ' || i.id as subject, 'paid ' || i.total_halalas || ' for ' || i.quantity || ', back '
        || sum(l.refund_halalas) || ' for ' || sum(l.quantity) as detail
      from return_lines l join order_items i on i.id = l.order_item_id
      where l.refund_halalas is not null
      group by i.id
      having sum(l.refund_halalas) > i.total_halalas
        or (sum(l.quantity) = i.quantity and sum(l.refund_halalas) <> i.total_halalas)`,
  },
  {
    name: 'what a return brings is what its lines are worth less what stays here, and never more than was paid that way',
    violations: sql`
      select 'order ' || o.number as subject, 'card or bank ' || sum(r.card_halalas + r.bank_halalas) || ', credit '
        || sum(r.credit_halalas) || ', lines ' || sum(l.amount) || ', withheld ' || sum(r.withheld_halalas) as detail
      from orders o join returns r on r.order_id = o.id and r.status = 'refunded'
      join lateral (select coalesce(sum(refund_halalas), 0) as amount from return_lines where return_id = r.id) l on true
      group by o.id
      having bool_or(l.amount - r.withheld_halalas + r.services_halalas is distinct from r.card_halalas + r.bank_halalas + r.credit_halalas)
        or (sum(r.withheld_halalas) < 0 and not bool_or(r.kind = 'refund'))
        or sum(r.card_halalas + r.bank_halalas) > o.total_halalas - o.store_credit_halalas
        or sum(l.amount) - sum(r.withheld_halalas) > o.subtotal_halalas - o.discount_halalas
        or sum(r.services_halalas) > o.shipping_halalas + o.payment_fee_halalas + o.gift_halalas`,
  },
  {
    name: 'an order counts what was paid back of it, and no more goes back than was paid',
    violations: sql`
      select 'order ' || o.number as subject, 'says ' || o.refunded_halalas || ', paid back ' || coalesce(r.back, 0) || ' of ' || o.total_halalas as detail
      from orders o left join (
        select order_id, sum(card_halalas + bank_halalas + credit_halalas) as back from returns where status = 'refunded' group by order_id
      ) r on r.order_id = o.id
      where o.refunded_halalas <> coalesce(r.back, 0) or coalesce(r.back, 0) > o.total_halalas
        or (coalesce(r.back, 0) > 0 and o.status in ('pending_payment', 'cancelled', 'expired'))`,
  },
  {
    name: 'what a return says went back, went back: once, to the card and to store credit',
    violations: sql`
      select 'return ' || r.number as subject, 'card ' || coalesce(r.card_halalas, 0) || ' sent ' || coalesce(p.amount, 0)
        || ', credit ' || coalesce(r.credit_halalas, 0) || ' moved ' || coalesce(t.amount, 0) as detail
      from returns r
      left join (select key, sum(amount) as amount from payment_refunds group by key) p on p.key = 'return ' || r.id
      left join (select cause_id, sum(amount) as amount from ledger_transfers where cause = 'return' group by cause_id) t
        on t.cause_id = r.id::text
      where coalesce(r.card_halalas, 0) <> coalesce(p.amount, 0)
        or coalesce(r.credit_halalas, 0) <> coalesce(t.amount, 0)
        or (r.bank_halalas > 0 and r.bank_reference is null)`,
  },
  {
    name: 'a credit note of a return is of what went back, and the notes of an order are at most its invoice',
    violations: sql`
      select 'return ' || r.number as subject, 'refunded ' || coalesce(b.amount, 0) || ', note ' || coalesce(n.total_halalas, 0) as detail
      from returns r
      left join lateral (select case when r.status = 'refunded' then coalesce(sum(refund_halalas), 0) - r.withheld_halalas + r.services_halalas end as amount
        from return_lines where return_id = r.id) b on true
      left join invoices n on n.return_id = r.id
      where (n.id is not null and n.total_halalas is distinct from b.amount)
        or (n.id is null and b.amount > 0 and not exists (
          select from waiting_events('invoices.return', '{return.refunded}') where payload ->> 'returnId' = r.id::text))
      union all
      select 'invoice ' || i.number, 'total ' || i.total_halalas || ', VAT ' || i.vat_halalas || ', notes '
        || sum(n.total_halalas) || ', VAT ' || sum(n.vat_halalas)
      from invoices i join invoices n on n.credits_id = i.id
      group by i.id having sum(n.total_halalas) > i.total_halalas or sum(n.vat_halalas) > i.vat_halalas`,
  },
  {
    name: 'an order that came back whole brought all that was paid for its goods',
    violations: sql`
      select 'order ' || o.number as subject, 'withheld ' || sum(r.withheld_halalas) as detail
      from orders o join returns r on r.order_id = o.id and r.status = 'refunded'
      where o.status = 'refunded'
      group by o.id having sum(r.withheld_halalas) <> 0`,
  },
  {
    name: 'each line of an exchange names a variant of its own product, and no other line does',
    violations: sql`
      select 'return ' || r.number as subject, 'line ' || i.id || ' for ' || coalesce(l.exchange_sku, 'nothing') as detail
      from returns r join return_lines l on l.return_id = r.id join order_items i on i.id = l.order_item_id
      left join product_variants v on v.id = l.exchange_variant_id
      where (r.refund_to = 'exchange') <> (v.id is not null) or v.product_id <> i.product_id`,
  },
  {
    name: 'what is kept for an exchange, or was sent by it, left the shelf for it; of one that came to nothing it is back',
    violations: sql`
      select 'return ' || coalesce(r.number, m.note) as subject, 'variant ' || coalesce(r.variant_id, m.variant_id)
        || ': kept or sent ' || coalesce(r.pieces, 0) || ', taken ' || coalesce(m.taken, 0) as detail
      from (
        select r.order_id, r.number, l.exchange_variant_id as variant_id,
          sum(case when r.status in ('approved', 'received', 'exchanged') then l.quantity else 0 end) as pieces
        from returns r join return_lines l on l.return_id = r.id
        where l.exchange_variant_id is not null group by r.order_id, r.number, l.exchange_variant_id
      ) r
      full join (
        select order_id, note, variant_id, -sum(delta) as taken from stock_movements
        where reason = 'exchange' group by order_id, note, variant_id
      ) m on m.order_id = r.order_id and m.note = r.number and m.variant_id = r.variant_id
      where coalesce(r.pieces, 0) <> coalesce(m.taken, 0)`,
  },
  {
    name: 'where something was exchanged as many pieces of the product are out as were bought and kept, and none came back that was not given',
    violations: sql`
      select 'order ' || m.order_id as subject, 'product ' || m.product_id || ': out ' || m.pieces || ', lines '
        || coalesce(d.pieces, 0) || ', least of a variant ' || m.least as detail
      from (
        select order_id, product_id, sum(taken) as pieces, min(taken) as least from (
          select s.order_id, v.product_id, s.variant_id, -sum(s.delta) as taken
          from stock_movements s join product_variants v on v.id = s.variant_id
          where s.order_id in (select order_id from stock_movements where reason = 'exchange')
          group by s.order_id, v.product_id, s.variant_id
        ) as by_variant group by order_id, product_id
      ) m
      left join (
        select order_id, product_id, sum(pieces) as pieces from (
          select i.order_id, v.product_id, want.quantity - coalesce(want.each * (
            select sum(l.resaleable) from return_lines l where l.order_item_id = i.id), 0) as pieces
          from order_items i
          cross join lateral (
            select i.variant_id, i.quantity, 1 as each where i.variant_id is not null
            union all
            select (part ->> 'variant_id')::int, (part ->> 'quantity')::int * i.quantity, (part ->> 'quantity')::int
            from jsonb_array_elements(i.parts) as part
          ) as want
          join product_variants v on v.id = want.variant_id
          union all
          select r.order_id, v.product_id, l.quantity from returns r join return_lines l on l.return_id = r.id
          join product_variants v on v.id = l.exchange_variant_id where r.status in ('approved', 'received', 'exchanged')
        ) as wanted group by order_id, product_id
      ) d on d.order_id = m.order_id and d.product_id = m.product_id
      where m.pieces <> coalesce(d.pieces, 0) or m.least < 0`,
  },
  {
    name: 'of an exchange that was not paid back no money moved, and no credit note speaks',
    violations: sql`
      select 'return ' || r.number as subject, 'status ' || r.status as detail
      from returns r
      where r.refund_to = 'exchange' and r.status <> 'refunded' and (
        exists (select from ledger_transfers t where t.cause = 'return' and t.cause_id = r.id::text)
        or exists (select from payment_refunds p where p.key = 'return ' || r.id)
        or exists (select from invoices n where n.return_id = r.id)
        or exists (select from return_lines l where l.return_id = r.id and l.refund_halalas is not null)
        or r.withheld_halalas <> 0 or r.bank_reference is not null)`,
  },
  {
    name: 'an order is what its returns make of it',
    violations: sql`
      select 'order ' || o.number as subject, 'status ' || o.status || ', returns ' || string_agg(r.status, ' ') as detail
      from orders o join returns r on r.order_id = o.id
      group by o.id
      having o.status <> case
        when bool_or(r.status in ('requested', 'approved')) then 'return_requested'
        when bool_or(r.status = 'received') then 'returned'
        when (select sum(l.quantity) from return_lines l where l.refund_halalas is not null
            and l.order_item_id in (select id from order_items i where i.order_id = o.id))
          = (select sum(quantity) from order_items i where i.order_id = o.id) then 'refunded'
        -- Of what has not arrived staff alone pay back, and it goes on its way.
        when o.status in ('confirmed', 'processing', 'shipped') and bool_and(r.kind = 'refund') then o.status
        else 'delivered' end`,
  },
];

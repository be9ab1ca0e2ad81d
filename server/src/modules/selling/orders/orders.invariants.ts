import { DONE, LIVE, UNDONE } from '../../../checks/order-states.ts';
import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

/**
 * The stock each order should have taken per variant: its product lines and bundle parts, less returned pieces that
 * are back on the shelf. For exchanged lines the `returns` invariant applies.
 */
const demand = sql`
  select o.id as order_id, o.status, wanted.variant_id, sum(wanted.quantity)::int as quantity
  from orders o join (
    select i.order_id, i.variant_id, i.parts, i.quantity - coalesce((
      select sum(l.resaleable) from return_lines l where l.order_item_id = i.id
    ), 0)::int as quantity
    from order_items i
  ) i on i.order_id = o.id
  cross join lateral (
    select i.variant_id, i.quantity where i.variant_id is not null
    union all
    select (part ->> 'variant_id')::int, (part ->> 'quantity')::int * i.quantity from jsonb_array_elements(i.parts) as part
  ) as wanted
  group by o.id, o.status, wanted.variant_id`;

/**
 * The VAT of an order `o` by its lines `i`: that of goods of the standard rate, with delivery and fees where there are any or where all
 * has one rate. It says what `sumByTax` and `taxOfServices` do, in other words.
 */
const vatOfOrder = sql`
  round(coalesce(
    case when coalesce(max(i.vat_percent), 15) > 0 then
      (coalesce(sum(i.total_halalas) filter (where i.vat_percent > 0), 0) + o.total_halalas - coalesce(sum(i.total_halalas), 0))
        * coalesce(max(i.vat_percent), 15) / (100.0 + coalesce(max(i.vat_percent), 15))
    end, 0))`;

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'a live order holds exactly what its lines say, an undone one nothing',
    violations: sql`
      select 'order ' || coalesce(d.order_id, m.order_id) as subject,
        'variant ' || coalesce(d.variant_id, m.variant_id) || ': lines ' || coalesce(d.quantity, 0) || ', taken ' || coalesce(m.taken, 0) as detail
      from (${demand}) d
      full join (
        select order_id, variant_id, -sum(delta)::int as taken from stock_movements
        where order_id is not null group by order_id, variant_id
      ) m on m.order_id = d.order_id and m.variant_id = d.variant_id
      where not exists (
        select from stock_movements x join product_variants v on v.id = x.variant_id
        join product_variants same on same.product_id = v.product_id and same.id = coalesce(d.variant_id, m.variant_id)
        where x.order_id = coalesce(d.order_id, m.order_id) and x.reason = 'exchange'
      ) and ((d.status is null and coalesce(m.taken, 0) <> 0) or ((d.status in ${LIVE} or d.status in ${DONE}) and d.quantity <> coalesce(m.taken, 0))
        or (d.status in ${UNDONE} and coalesce(m.taken, 0) <> 0))`,
  },
  {
    name: 'no more is owed of a variant than its live orders were promised',
    violations: sql`
      select 'variant ' || s.variant_id as subject, 'owed ' || -s.quantity || ', promised ' || coalesce(p.pieces, 0) as detail
      from stock_levels s left join (
        select i.variant_id, sum(i.later_quantity) as pieces
        from order_items i join orders o on o.id = i.order_id and o.status not in ('cancelled', 'expired')
        where i.later_quantity > 0 group by i.variant_id
      ) p using (variant_id)
      where -s.quantity > coalesce(p.pieces, 0)`,
  },
  {
    name: 'the amounts of an order are those of its lines, and its VAT is contained in its total',
    violations: sql`
      select 'order ' || o.number as subject, 'lines ' || coalesce(sum(i.unit_price_halalas::bigint * i.quantity), 0) || ' − '
        || coalesce(sum(i.discount_halalas), 0) || ', order ' || o.subtotal_halalas || ' − ' || o.discount_halalas as detail
      from orders o left join order_items i on i.order_id = o.id
      group by o.id
      having o.subtotal_halalas <> coalesce(sum(i.unit_price_halalas::bigint * i.quantity), -1)
        or o.discount_halalas <> coalesce(sum(i.discount_halalas), -1)
        or o.vat_halalas <> ${vatOfOrder}`,
  },
  {
    name: 'store credit and gift card pay of a live order what the order says, of an undone one nothing',
    violations: sql`
      select 'order ' || o.number as subject, 'says ' || o.store_credit_halalas || ', paid ' || coalesce(p.paid, 0) as detail
      from orders o
      left join (
        select t.cause_id, sum(case when t.cause = 'refund' then -t.amount when r.id is null then t.amount else 0 end) as paid
        from ledger_transfers t
        join ledger_accounts a on a.id = t.from_account and a.unit in ('store_credit', 'gift_card')
        left join ledger_transfers r on r.hold_id = t.id and r.kind = 'release'
        where t.cause in ('order', 'refund') group by t.cause_id
      ) p on p.cause_id = o.id::text
      where (o.status in ${LIVE} and coalesce(p.paid, 0) <> o.store_credit_halalas)
        or (o.status in ${UNDONE} and coalesce(p.paid, 0) <> 0)`,
  },
  {
    name: 'of a line no more is in parcels than was bought, and all of it where the order is with its buyer',
    violations: sql`
      select 'line ' || i.id as subject, 'bought ' || i.quantity || ', sent ' || i.sent || ', in parcels ' || coalesce(l.pieces, 0)
        || ', left out ' || i.dropped as detail
      from order_items i join orders o on o.id = i.order_id
      left join (
        select l.order_item_id, sum(l.quantity) as pieces, bool_and(s.order_id = x.order_id) as is_own
        from shipment_lines l join shipments s on s.id = l.shipment_id join order_items x on x.id = l.order_item_id
        group by l.order_item_id
      ) l on l.order_item_id = i.id
      where i.sent <> coalesce(l.pieces, 0) or i.sent + i.dropped > i.quantity or not coalesce(l.is_own, true)
        or (o.status in ('shipped', 'delivered', 'return_requested', 'returned') and not i.is_digital and i.sent + i.dropped <> i.quantity)
        or (i.is_digital and i.sent > 0)
        or (o.status in ${UNDONE} and i.sent > 0)`,
  },
  {
    name: 'an order counts its parcels, and is delivered when all of them are',
    violations: sql`
      select 'order ' || o.number as subject, 'says ' || o.parcels || ', has ' || count(s.id) || ', delivered ' || count(s.delivered_at) as detail
      from orders o left join shipments s on s.order_id = o.id
      group by o.id
      having o.parcels <> count(s.id) or (o.status in ('delivered', 'return_requested', 'returned') and count(s.id) <> count(s.delivered_at))`,
  },
  {
    name: 'what somebody bought and got is what the orders delivered to them hold',
    violations: sql`
      select 'customer ' || coalesce(p.customer_id, d.customer_id) as subject, 'product ' || coalesce(p.product_id, d.product_id)
        || ': noted of ' || coalesce(p.order_id::text, 'none') || ', brought by ' || coalesce(d.orders::text, 'none') as detail
      from purchases p full join (
        select o.customer_id, b.product_id, array_agg(o.id) as orders
        from orders o join order_events e on e.order_id = o.id and e.status = 'delivered'
        join customers c on c.id = o.customer_id and c.deleted_at is null
        cross join lateral products_of_order(o.id) b where o.subtotal_halalas > 0 group by 1, 2
      ) d on d.customer_id = p.customer_id and d.product_id = p.product_id
      where p.order_id is null or d.orders is null or p.order_id <> all (d.orders)`,
  },
  {
    name: 'no order names somebody who left, but for those whose erasure goes on',
    violations: sql`
      select 'order ' || o.number as subject, 'of an account deleted at ' || c.deleted_at as detail
      from customers c join orders o on o.customer_id = c.id
      where c.deleted_at is not null and (o.phone <> '' or o.first_name <> '' or o.view_token_hash is not null)
        and not exists (select from erasures e where e.customer_id = c.id)`,
  },
  {
    name: 'an addition to an order brings no delivery or wrap of its own, and hangs on no other addition',
    violations: sql`
      select 'order ' || o.number as subject, 'delivery ' || o.shipping_halalas || ', wrap ' || o.gift_halalas
        || ', added to an addition: ' || (u.order_id is not null) as detail
      from order_supplements s join orders o on o.id = s.order_id
      left join order_supplements u on u.order_id = s.root_id
      where o.shipping_halalas <> 0 or o.gift_halalas <> 0 or u.order_id is not null`,
  },
  {
    name: 'the last event of an order is its status',
    violations: sql`
      select 'order ' || o.number as subject, 'status ' || o.status || ', last event ' || coalesce(e.status, 'none') as detail
      from orders o
      left join lateral (select status from order_events where order_id = o.id order by id desc limit 1) e on true
      where e.status is distinct from o.status`,
  },
];

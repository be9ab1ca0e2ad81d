import { sql } from '../platform/database/index.ts';
import type { Invariant } from './invariant.ts';
import { lottoInvariants } from './lotto-invariants.ts';
import { returnInvariants } from './return-invariants.ts';

/** Orders that hold what they took. */
const LIVE = sql`('pending_payment', 'confirmed', 'processing', 'shipped', 'delivered', 'return_requested')`;
/** Orders that gave everything back. */
const UNDONE = sql`('cancelled', 'expired')`;

/** Orders of which pieces may have come back: what was received and can be sold again is theirs no more. */
const DONE = sql`('returned', 'refunded')`;

/**
 * What each order should have taken of each variant: its product lines and the parts of its bundles, without what came
 * back and is on the shelf again.
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

export const invariants: readonly Invariant[] = [
  {
    name: 'a stock level is the sum of its movements and never below zero',
    violations: sql`
      select 'variant ' || v.id as subject, 'level ' || coalesce(s.quantity, 0) || ', movements ' || coalesce(m.total, 0) as detail
      from product_variants v left join stock_levels s on s.variant_id = v.id
      left join (select variant_id, sum(delta) as total from stock_movements group by variant_id) m on m.variant_id = v.id
      where coalesce(s.quantity, 0) <> coalesce(m.total, 0) or s.quantity < 0`,
  },
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
      where (d.status is null) or ((d.status in ${LIVE} or d.status in ${DONE}) and d.quantity <> coalesce(m.taken, 0))
        or (d.status in ${UNDONE} and coalesce(m.taken, 0) <> 0)`,
  },
  {
    name: 'a product says it is in stock when something of it is',
    violations: sql`
      select 'product ' || p.id as subject, 'in_stock ' || p.in_stock as detail
      from products p
      where p.in_stock <> exists (
        select from stock_levels s join product_variants v on v.id = s.variant_id and v.is_active
        where s.product_id = p.id and s.quantity > 0
      ) and not exists (select from outbox where event = 'stock.flipped')`,
  },
  {
    name: 'a coupon counts the uses that are not given back, within its limits',
    violations: sql`
      select 'coupon ' || c.code as subject, 'counted ' || c.uses || ', used ' || count(u.order_id) as detail
      from coupons c left join coupon_uses u on u.coupon_id = c.id and u.released_at is null
      group by c.id
      having c.uses <> count(u.order_id) or (c.total_limit is not null and c.uses > c.total_limit)`,
  },
  {
    name: 'no customer uses a coupon more often than allowed',
    violations: sql`
      select 'coupon ' || c.code as subject, 'one person used it ' || count(*) || ' times' as detail
      from coupon_uses u join coupons c on c.id = u.coupon_id join order_marks m on m.order_id = u.order_id
      where u.released_at is null and c.per_customer_limit is not null
      group by c.id, m.mark having count(*) > c.per_customer_limit`,
  },
  {
    name: 'a use belongs to a live order with that coupon, and each such order has one',
    violations: sql`
      select 'order ' || coalesce(o.id, u.order_id) as subject, 'coupon ' || coalesce(o.coupon_id, u.coupon_id) as detail
      from (select * from coupon_uses where released_at is null) u
      full join (select * from orders where coupon_id is not null and status in ${LIVE}) o
        on o.id = u.order_id and o.coupon_id = u.coupon_id
      where o.id is null and not exists (select from orders x where x.id = u.order_id and x.status in ('returned', 'refunded'))
        or u.order_id is null`,
  },
  {
    name: 'a capped promotion counts the pieces of live orders',
    violations: sql`
      select 'promotion ' || p.id as subject, 'counted ' || p.quantity_sold || ', sold ' || coalesce(sum(i.quantity), 0) as detail
      from promotions p
      left join (order_items i join orders o on o.id = i.order_id and o.status not in ${UNDONE}) on i.promotion_id = p.id
      where p.quantity_cap is not null
      group by p.id having p.quantity_sold <> coalesce(sum(i.quantity), 0) or p.quantity_sold > p.quantity_cap`,
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
        or o.vat_halalas <> round(o.total_halalas * 15 / 115.0)`,
  },
  {
    name: 'a product is rated as its published reviews rate it',
    violations: sql`
      select 'product ' || p.id as subject, 'stored ' || p.rating_average || ' of ' || p.rating_count || ', reviews '
        || coalesce(round(avg(r.rating), 2), 0) || ' of ' || count(r.id) as detail
      from products p left join reviews r on r.product_id = p.id and r.status = 'published'
      group by p.id
      having p.rating_count <> count(r.id) or p.rating_average <> coalesce(round(avg(r.rating), 2), 0)`,
  },
  {
    name: 'a review counts the votes it has',
    violations: sql`
      select 'review ' || r.id as subject, 'counted ' || r.helpful_count || ', votes ' || count(v.voter) as detail
      from reviews r left join review_votes v on v.review_id = r.id
      group by r.id having r.helpful_count <> count(v.voter)`,
  },
  {
    name: 'an article counts its likes',
    violations: sql`
      select 'article ' || a.id as subject, 'counted ' || a.like_count || ', liked by ' || count(l.visitor_key) as detail
      from articles a left join article_likes l on l.article_id = a.id
      group by a.id having a.like_count <> count(l.visitor_key)`,
  },
  {
    name: 'store credit pays of a live order what the order says, of an undone one nothing',
    violations: sql`
      select 'order ' || o.number as subject, 'says ' || o.store_credit_halalas || ', paid ' || coalesce(p.paid, 0) as detail
      from orders o
      left join (
        select t.cause_id, sum(case when t.cause = 'refund' then -t.amount when r.id is null then t.amount else 0 end) as paid
        from ledger_transfers t left join ledger_transfers r on r.hold_id = t.id and r.kind = 'release'
        where t.cause in ('order', 'refund') group by t.cause_id
      ) p on p.cause_id = o.id::text
      where (o.status in ${LIVE} and coalesce(p.paid, 0) <> o.store_credit_halalas)
        or (o.status in ${UNDONE} and coalesce(p.paid, 0) <> 0)`,
  },
  {
    name: 'invoices are numbered without gaps, chained, and of the amounts of their orders',
    violations: sql`
      select 'invoice ' || number as subject, 'serial ' || serial || ' after ' || coalesce(before, 0) as detail from (
        select i.number, i.serial, i.previous_hash, i.total_halalas, i.vat_halalas, o.total_halalas as order_total,
          o.vat_halalas as order_vat, i.kind, lag(i.serial) over series as before, lag(i.hash) over series as hash_before,
          (select sum((line ->> 'vat')::bigint) from jsonb_array_elements(i.lines) line) as vat_of_lines
        from invoices i join orders o on o.id = i.order_id window series as (partition by i.kind order by i.serial)
      ) i
      where serial <> coalesce(before, 0) + 1 or previous_hash <> coalesce(hash_before, '')
        or vat_of_lines <> vat_halalas
        or (kind = 'invoice' and (total_halalas <> order_total or vat_halalas <> order_vat))`,
  },
  {
    name: 'an order that its card confirmed has one payment, of what was due',
    violations: sql`
      select 'order ' || o.number as subject, count(p.id) || ' payments of ' || coalesce(sum(p.captured_amount), 0) as detail
      from orders o left join payments p on p.order_id = o.id and p.status = 'paid'
      where o.payment_method in ('moyasar', 'demo')
        and exists (select from order_events e where e.order_id = o.id and e.status = 'confirmed' and e.actor = 'system')
      group by o.id
      having count(p.id) <> 1 or sum(p.captured_amount) <> o.total_halalas - o.store_credit_halalas
        or bool_or(p.captured_currency <> 'SAR')`,
  },
  {
    name: 'an order that a transfer confirmed has one, of what was due',
    violations: sql`
      select 'order ' || o.number as subject, count(t.id) || ' transfers of ' || coalesce(sum(t.amount_halalas), 0) as detail
      from orders o left join transfers t on t.order_id = o.id and t.status = 'paid'
      where o.payment_method = 'bank_transfer' and o.total_halalas > o.store_credit_halalas
      group by o.id
      having (count(t.id) = 1) <> exists (select from order_events e where e.order_id = o.id and e.status = 'confirmed')
        or sum(t.amount_halalas) <> o.total_halalas - o.store_credit_halalas`,
  },
  {
    name: 'what a card paid for nothing goes back, and never more than it paid',
    violations: sql`
      select 'payment ' || p.id as subject, p.status || ' ' || p.captured_amount || ', refunds ' || coalesce(r.total, 0) as detail
      from payments p join orders o on o.id = p.order_id
      left join (select payment_id, sum(amount) as total from payment_refunds group by payment_id) r on r.payment_id = p.id
      where coalesce(r.total, 0) > coalesce(p.captured_amount, 0)
        or ((p.status in ('unwanted', 'mismatched') or (p.status = 'paid' and o.status in ${UNDONE}))
          and coalesce(r.total, 0) <> p.captured_amount)`,
  },
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
      where a.customer_id is not null
      group by a.id having a.balance <> coalesce(sum(m.balance), 0) or a.held <> coalesce(sum(m.held), 0)`,
  },
  {
    name: 'no account of a customer is below its floor',
    violations: sql`
      select 'account ' || id as subject, 'balance ' || balance || ', held ' || held as detail from ledger_accounts
      where customer_id is not null and (held < 0 or (not may_be_negative and balance - held < 0))`,
  },
  ...returnInvariants,
  ...lottoInvariants,
  {
    name: 'the last event of an order is its status',
    violations: sql`
      select 'order ' || o.number as subject, 'status ' || o.status || ', last event ' || coalesce(e.status, 'none') as detail
      from orders o
      left join lateral (select status from order_events where order_id = o.id order by id desc limit 1) e on true
      where e.status is distinct from o.status`,
  },
];

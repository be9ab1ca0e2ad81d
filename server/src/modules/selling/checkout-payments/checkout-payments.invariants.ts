import { UNDONE } from '../../../checks/order-states.ts';
import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const onlinePaymentInvariants: readonly Invariant[] = [
  {
    name: 'an order that its online payment confirmed has one payment, of what was due',
    violations: sql`
      select 'order ' || o.number as subject, count(p.id) || ' payments of ' || coalesce(sum(p.captured_amount), 0) as detail
      from orders o left join payments p on p.order_id = o.id and p.status = 'paid'
      where o.payment_method not in ('cash_on_delivery', 'bank_transfer')
        and exists (select from order_events e where e.order_id = o.id and e.status = 'confirmed' and e.actor = 'system')
      group by o.id
      having count(p.id) <> 1 or sum(p.captured_amount) <> o.total_halalas - o.store_credit_halalas
        or bool_or(p.captured_currency <> 'SAR')`,
  },
  {
    name: 'what was paid online for nothing goes back, and never more than it paid',
    violations: sql`
      select 'payment ' || p.id as subject, p.status || ' ' || p.captured_amount || ', refunds ' || coalesce(r.total, 0) as detail
      from payments p join orders o on o.id = p.order_id
      left join (select payment_id, sum(amount) as total from payment_refunds group by payment_id) r on r.payment_id = p.id
      where coalesce(r.total, 0) > coalesce(p.captured_amount, 0)
        or ((p.status in ('unwanted', 'mismatched') or (p.status = 'paid' and o.status in ${UNDONE}))
          and coalesce(r.total, 0) <> p.captured_amount)`,
  },
  {
    name: 'what was authorised is captured or released once all has left',
    violations: sql`
      select 'payment ' || p.id as subject,
        p.captured_amount || ' authorised, ' || c.total || ' captured, ' || coalesce(r.total, 0) || ' released' as detail
      from payments p
      join (select payment_id, sum(amount) as total from payment_captures group by payment_id) c on c.payment_id = p.id
      left join (select payment_id, sum(case when is_released then amount else released_part end) as total
        from payment_refunds group by payment_id) r on r.payment_id = p.id
      where c.total + coalesce(r.total, 0) > p.captured_amount
        or (p.capture_state = 'done' and (c.total <> p.capture_amount or c.total + coalesce(r.total, 0) <> p.captured_amount))`,
  },
];

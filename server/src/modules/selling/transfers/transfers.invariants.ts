import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const transferInvariants: readonly Invariant[] = [
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
];

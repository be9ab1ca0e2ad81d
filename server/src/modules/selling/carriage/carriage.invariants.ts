import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const carriageInvariants: readonly Invariant[] = [
  {
    name: 'couriers collect no more of an order than it owes at the door',
    violations: sql`
      select 'order ' || o.number as subject, 'owes ' || (o.total_halalas - o.store_credit_halalas) || ', collected ' || b.cash as detail
      from (
        select order_id, sum(cash_halalas) as cash from bookings where state in ('wanted', 'booked', 'sent') group by order_id
      ) b join orders o on o.id = b.order_id
      where b.cash > case when o.payment_method = 'cash_on_delivery' then o.total_halalas - o.store_credit_halalas else 0 end`,
  },
  {
    name: 'a parcel that was booked and sent is a shipment of its order, with its number',
    violations: sql`
      select 'booking ' || b.id as subject, 'number ' || b.carrier_number || ', shipment ' || coalesce(s.carrier_number, 'none') as detail
      from bookings b left join shipments s on s.id = b.shipment_id and s.order_id = b.order_id
      where b.state = 'sent' and s.carrier_number is distinct from b.carrier_number`,
  },
];

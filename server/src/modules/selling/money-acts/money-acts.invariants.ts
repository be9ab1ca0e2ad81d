import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const moneyActInvariants: readonly Invariant[] = [
  {
    name: 'what counts against a ceiling of a day or an order is the sum of the acts',
    violations: sql`
      select 'staff ' || coalesce(d.staff_id, a.staff_id) || ' on ' || coalesce(d.day, a.day) as subject,
        'counted ' || coalesce(d.halalas, 0) || ', acts ' || coalesce(a.halalas, 0) as detail
      from money_act_days d
      full join (select staff_id, day, sum(halalas) as halalas from money_acts group by staff_id, day) a
        on a.staff_id = d.staff_id and a.day = d.day
      where d.halalas is distinct from a.halalas
      union all
      select 'order ' || coalesce(o.order_id, a.order_id), 'counted ' || coalesce(o.halalas, 0) || ', acts ' || coalesce(a.halalas, 0)
      from money_act_orders o
      full join (select order_id, sum(halalas) as halalas from money_acts where order_id is not null group by order_id) a
        on a.order_id = o.order_id
      where o.halalas is distinct from a.halalas`,
  },
];

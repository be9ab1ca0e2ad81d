import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';
import { soldByDay, soldProductsByDay } from './history/sales-days.store.ts';

/** Days whose totals stand: none of their orders changed since. */
const totalled = sql`select t.day from sales_days t where not exists (select from sales_day_marks m where m.day = t.day)`;

export const salesDayInvariants: readonly Invariant[] = [
  {
    name: 'the total of a day is the sum of its orders',
    violations: sql`
      select 'day ' || t.day as subject, 'kept ' || t.halalas || ' of ' || t.orders || ', orders ' || coalesce(s.halalas, 0) || ' of '
        || coalesce(s.orders, 0) as detail
      from (${totalled}) d join sales_days t on t.day = d.day left join (${soldByDay(totalled)}) s on s.day = t.day
      where (t.orders, t.own, t.halalas, t.refunded)
        <> (coalesce(s.orders, 0), coalesce(s.own, 0), coalesce(s.halalas, 0), coalesce(s.refunded, 0))`,
  },
  {
    name: 'what is kept of the products of a day is what its orders brought',
    violations: sql`
      select 'day ' || coalesce(t.day, s.day) || ', product ' || coalesce(t.product_id, s.product_id) as subject,
        'kept ' || coalesce(t.halalas::text, 'none') || ', orders ' || coalesce(s.halalas::text, 'none') as detail
      from (select * from sales_day_products p where p.day in (${totalled})) t
      full join (${soldProductsByDay(totalled)}) s on s.day = t.day and s.product_id = t.product_id
      where (t.pieces, t.halalas) is distinct from (s.pieces, s.halalas)`,
  },
];

import { LIVE } from '../../../checks/order-states.ts';
import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const couponInvariants: readonly Invariant[] = [
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
];

import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const digitalGoodsInvariants: readonly Invariant[] = [
  {
    name: 'a line was given as many codes as it says, and none of an order that is undone',
    violations: sql`
      select 'line ' || g.order_item_id as subject, 'says ' || g.given || ', has ' || count(c.id) || ', order ' || o.status as detail
      from digital_givings g join orders o on o.id = g.order_id
      left join digital_codes c on c.order_item_id = g.order_item_id and c.ended_at is null
      where g.gives = 'codes'
      group by g.order_item_id, o.id
      having (g.ended_at is null and count(c.id) < g.given) or (o.status in ('cancelled', 'expired') and count(c.id) > 0)`,
  },
  {
    name: 'a code is of the variant that its line sold',
    violations: sql`
      select 'code ' || c.id as subject, 'line ' || i.id || ' of variant ' || coalesce(i.variant_id, 0) as detail
      from digital_codes c join order_items i on i.id = c.order_item_id where c.variant_id is distinct from i.variant_id`,
  },
  {
    name: 'the stock of codes is what is free and not promised',
    violations: sql`
      select 'variant ' || v.id as subject, 'level ' || coalesce(s.quantity, 0) || ', free ' || f.free || ', promised ' || f.promised as detail
      from digital_terms t join products p on p.id = t.product_id and p.delivery = 'digital'
      join product_variants v on v.product_id = t.product_id
      left join stock_levels s on s.variant_id = v.id
      cross join lateral (select
        (select count(*) from digital_codes c where c.variant_id = v.id and c.order_item_id is null and c.ended_at is null) as free,
        coalesce((select sum(i.quantity - i.dropped - (select coalesce(sum(x.quantity), 0) from return_lines x
          where x.order_item_id = i.id and x.refund_halalas is not null)) from order_items i join orders o on o.id = i.order_id
          where i.variant_id = v.id and i.is_digital and o.status not in ('cancelled', 'expired', 'refunded')
            and not exists (select from digital_givings g where g.order_item_id = i.id)), 0)
        + coalesce((select sum(g.pieces - g.given) from digital_givings g join orders o on o.id = g.order_id
          where g.variant_id = v.id and g.ended_at is null and o.status not in ('cancelled', 'expired')), 0) as promised) f
      where t.gives = 'codes' and coalesce(s.quantity, 0) > greatest(0, f.free - f.promised)`,
  },
];

import type { Invariant } from '../../checks/invariant.ts';
import { sql } from '../../platform/database/index.ts';

export const catalogInvariants: readonly Invariant[] = [
  {
    name: 'a stock level is the sum of its movements and never below zero',
    violations: sql`
      select 'variant ' || v.id as subject, 'level ' || coalesce(s.quantity, 0) || ', movements ' || coalesce(m.total, 0) as detail
      from product_variants v left join stock_levels s on s.variant_id = v.id
      left join (select variant_id, sum(delta) as total from stock_movements group by variant_id) m on m.variant_id = v.id
      where coalesce(s.quantity, 0) <> coalesce(m.total, 0) or s.quantity < 0`,
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
];

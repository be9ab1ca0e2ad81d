import type { Invariant } from '../../../manifest/index.ts';
import { sql } from '../../../platform/database/index.ts';

export const catalogInvariants: readonly Invariant[] = [
  {
    name: 'a category, and the shop as category 0, has as many products as are sold in it',
    violations: sql`
      select 'category ' || category_id as subject, 'kept ' || sum(kept) || ', counted ' || sum(counted) as detail from (
        select category_id, products as kept, 0 as counted from category_counts
        union all select category_id, change, 0 from category_count_changes
        union all select member, 0, 1 from products p, unnest(p.category_ids || 0) as member where p.is_active
      ) as parts group by category_id having sum(kept) <> sum(counted)`,
  },
  {
    name: 'a stock level is the sum of its movements',
    violations: sql`
      select 'variant ' || v.id as subject, 'level ' || coalesce(s.quantity, 0) || ', movements ' || coalesce(m.total, 0) as detail
      from product_variants v left join stock_levels s on s.variant_id = v.id
      left join (select variant_id, sum(delta) as total from stock_movements group by variant_id) m on m.variant_id = v.id
      where coalesce(s.quantity, 0) <> coalesce(m.total, 0)`,
  },
  {
    name: 'a product has sold what those of its movements say that are counted',
    violations: sql`
      select 'product ' || p.id as subject, 'says ' || p.sold_pieces || ', movements ' || coalesce(m.pieces, 0) as detail
      from products p left join (
        select v.product_id, -sum(s.delta) as pieces from stock_movements s join product_variants v on v.id = s.variant_id
        where s.is_counted group by v.product_id
      ) m on m.product_id = p.id
      where p.sold_pieces <> coalesce(m.pieces, 0)`,
  },
  {
    name: 'no bundle holds a product with a field that its buyer has to fill',
    violations: sql`
      select 'bundle ' || i.bundle_id as subject, 'product ' || p.id as detail
      from bundle_items i join product_variants v on v.id = i.variant_id join products p on p.id = v.product_id
      where p.buyer_fields @> '[{"is_required": true}]'`,
  },
  {
    name: 'a product says it is in stock when something of it is',
    violations: sql`
      select 'product ' || p.id as subject, 'in_stock ' || p.in_stock as detail
      from products p
      where p.in_stock <> exists (
        select from stock_levels s join product_variants v on v.id = s.variant_id and v.is_active
        where s.product_id = p.id and s.quantity > 0
      ) and not exists (select from waiting_events('catalog.in-stock', '{stock.flipped}'))`,
  },
];

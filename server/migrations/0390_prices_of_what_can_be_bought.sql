-- A product costs what the cheapest of its variants costs that can be bought. Products one variant of which is sold out
-- may still have the price of that one: the handler of this event brings their prices in line, so many at a time.
insert into outbox (event, payload)
select 'stock.flipped', jsonb_build_object('productIds', jsonb_agg(id order by id))
from (
  select p.id, row_number() over (order by p.id) / 100 as batch
  from products p
  where p.in_stock and p.product_type = 'variable' and exists (
    select from product_variants v left join stock_levels s on s.variant_id = v.id
    where v.product_id = p.id and v.is_active and coalesce(s.quantity, 0) = 0
  )
) as due
group by batch;

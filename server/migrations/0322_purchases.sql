-- What reached whom: each product once a customer, with the last order that brought it. Whoever reviews, asks or answers is
-- asked for it, and a till has a hundred thousand deliveries.
create table purchases (
  customer_id uuid not null references customers (id),
  product_id integer not null,
  order_id uuid not null references orders (id),
  delivered_at timestamptz not null,
  primary key (customer_id, product_id)
);
create index purchases_latest on purchases (customer_id, delivered_at desc, product_id);

-- The products of an order, and of the bundles in it: both were bought.
create function products_of_order(wanted uuid) returns table (product_id integer) language sql stable as $$
  select i.product_id from order_items i where i.order_id = wanted and i.product_id is not null
  union
  select v.product_id from order_items i cross join lateral jsonb_array_elements(i.parts) as part
  join product_variants v on v.id = (part ->> 'variant_id')::int where i.order_id = wanted
$$;

-- Of what was won nothing was bought. In the order of the products, so that two orders of one customer never wait in a circle.
create function note_purchases(wanted uuid, at timestamptz) returns void language sql as $$
  insert into purchases as p (customer_id, product_id, order_id, delivered_at)
  select o.customer_id, b.product_id, o.id, at from orders o cross join lateral products_of_order(o.id) b
  where o.id = wanted and o.customer_id is not null and o.subtotal_halalas > 0
  order by b.product_id
  on conflict (customer_id, product_id) do update set order_id = excluded.order_id, delivered_at = excluded.delivered_at
    where excluded.delivered_at > p.delivered_at
$$;

create function note_delivered() returns trigger language plpgsql as $$
begin
  perform note_purchases(new.order_id, new.created_at);
  return null;
end $$;
create trigger note_delivered after insert on order_events
  for each row when (new.status = 'delivered') execute function note_delivered();

-- A guest's order that somebody is given.
create function note_claimed() returns trigger language plpgsql as $$
begin
  perform note_purchases(new.id, max(created_at)) from order_events where order_id = new.id and status = 'delivered' having count(*) > 0;
  return null;
end $$;
create trigger note_claimed after update of customer_id on orders
  for each row when (new.customer_id is not null and old.customer_id is distinct from new.customer_id) execute function note_claimed();

insert into purchases (customer_id, product_id, order_id, delivered_at)
select distinct on (o.customer_id, b.product_id) o.customer_id, b.product_id, o.id, e.at
from orders o
join (select order_id, max(created_at) as at from order_events where status = 'delivered' group by order_id) e on e.order_id = o.id
join customers c on c.id = o.customer_id and c.deleted_at is null
cross join lateral products_of_order(o.id) b
where o.subtotal_halalas > 0
order by o.customer_id, b.product_id, e.at desc;

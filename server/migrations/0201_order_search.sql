-- What staff find an order by: number, phone, name, address of mail, and what is in it, as texts are compared.
create table order_search (
  order_id uuid primary key references orders (id),
  words text not null
);
create index order_search_words on order_search using gin (words gin_trgm_ops);

create function order_words(wanted uuid) returns text language sql stable as $$
  select ' ' || waha_normalise(concat_ws(' ', o.number, o.phone, o.first_name, o.last_name, o.email,
    string_agg(concat_ws(' ', i.sku, i.name_ar, i.name_en), ' ' order by i.position))) || ' '
  from orders o left join order_items i on i.order_id = o.id
  where o.id = wanted group by o.id
$$;

-- With the lines, which are written by the statement that writes their order.
create function keep_order_words() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, words)
  select order_id, order_words(order_id) from (select distinct order_id from written) as orders
  on conflict (order_id) do update set words = excluded.words;
  return null;
end $$;
create trigger keep_order_words after insert on order_items
  referencing new table as written for each statement execute function keep_order_words();

create function renew_order_words() returns trigger language plpgsql as $$
begin
  update order_search set words = order_words(new.id) where order_id = new.id;
  return null;
end $$;
create trigger renew_order_words after update of first_name, last_name, phone, email on orders
  for each row execute function renew_order_words();

insert into order_search (order_id, words) select id, order_words(id) from orders;

-- Orders are written several at a time (docs/decisions/0083): what is kept of each is made for all of them at once.

-- Of the lines at hand, which are not read again; an order that has words already gets those of all its lines.
create or replace function keep_order_words() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, words)
  select o.id, ' ' || waha_normalise(concat_ws(' ', o.number, o.phone, o.first_name, o.last_name, o.email, lines.words)) || ' '
  from (
    select order_id, string_agg(concat_ws(' ', sku, name_ar, name_en), ' ' order by position) as words
    from written group by order_id
  ) as lines join orders o on o.id = lines.order_id
  on conflict (order_id) do update set words = order_words(excluded.order_id);
  return null;
end $$;

create function keep_new_order_marks() returns trigger language plpgsql as $$
begin
  insert into order_marks (order_id, mark)
  select id, person_mark(phone) from written where phone <> ''
  union
  select w.id, m.mark from written w join customer_marks m on m.customer_id = w.customer_id
  on conflict do nothing;
  return null;
end $$;
drop trigger keep_order_marks on orders;
create trigger keep_new_order_marks after insert on orders
  referencing new table as written for each statement execute function keep_new_order_marks();
create trigger keep_order_marks after update of phone, customer_id on orders
  for each row execute function keep_order_marks();

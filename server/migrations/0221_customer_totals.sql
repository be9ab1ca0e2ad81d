-- What customers bought, counted with the orders themselves: lists of 100,000 customers are sorted by it.
create table customer_totals (
  customer_id uuid primary key references customers (id),
  -- Orders that were neither cancelled nor left unpaid.
  orders integer not null default 0,
  -- What these came to, without those paid back as a whole.
  spent_halalas bigint not null default 0
);
create index customer_totals_spent on customer_totals (spent_halalas, customer_id);
create index customer_totals_orders on customer_totals (orders, customer_id);
create index customers_registered on customers (created_at, id) where deleted_at is null;

create function open_customer_totals() returns trigger language plpgsql as $$
begin
  insert into customer_totals (customer_id) values (new.id);
  return null;
end $$;
create trigger open_customer_totals after insert on customers for each row execute function open_customer_totals();

create function order_counts(status text) returns boolean language sql immutable
  return status not in ('pending_payment', 'cancelled', 'expired');
create function order_spent(status text, halalas bigint) returns bigint language sql immutable
  return case when status in ('pending_payment', 'cancelled', 'expired', 'refunded') then 0 else halalas end;

-- At the commit, when all that an order takes is taken already: nobody who waits for stock holds this row.
create function follow_customer_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.customer_id is not null then
    update customer_totals set orders = orders - order_counts(old.status)::int,
      spent_halalas = spent_halalas - order_spent(old.status, old.total_halalas)
    where customer_id = old.customer_id;
  end if;
  if new.customer_id is not null then
    update customer_totals set orders = orders + order_counts(new.status)::int,
      spent_halalas = spent_halalas + order_spent(new.status, new.total_halalas)
    where customer_id = new.customer_id;
  end if;
  return null;
end $$;
create constraint trigger follow_new_order after insert on orders deferrable initially deferred
  for each row when (new.customer_id is not null) execute function follow_customer_totals();
create constraint trigger follow_changed_order after update on orders deferrable initially deferred
  for each row when (old.customer_id is distinct from new.customer_id or old.status <> new.status
    or old.total_halalas <> new.total_halalas) execute function follow_customer_totals();

insert into customer_totals (customer_id, orders, spent_halalas)
select c.id, count(o.id) filter (where order_counts(o.status)), coalesce(sum(order_spent(o.status, o.total_halalas)), 0)
from customers c left join orders o on o.customer_id = c.id
where c.deleted_at is null group by c.id;

-- What people are looked for by, letters that are written in several ways in one of them. It follows the row, so that what is
-- erased there is not found here.
alter table customers add column search_text text not null generated always as (
  translate(lower(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')),
    'أإآٱىةـًٌٍَُِّْ', 'اااايه')
) stored;
create index customers_search on customers using gin (search_text gin_trgm_ops) where deleted_at is null;

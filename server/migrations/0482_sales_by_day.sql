-- What was sold on each day, kept, so that the report of a year does not read its orders (docs/decisions/0138).
create function riyadh_day(at timestamptz) returns date language sql immutable
  return (at at time zone 'Asia/Riyadh')::date;

-- Orders of the report: without unpaid, undone and prize orders.
create function order_is_sold(status text, subtotal_halalas bigint) returns boolean language sql immutable
  return subtotal_halalas > 0 and status not in ('pending_payment', 'cancelled', 'expired');

create table sales_days (
  day date primary key,
  orders integer not null,
  own integer not null,
  halalas bigint not null,
  refunded bigint not null
);

create table sales_day_products (
  day date not null references sales_days (day) on delete cascade,
  product_id integer not null,
  pieces integer not null,
  halalas bigint not null,
  primary key (day, product_id)
);

-- Days whose totals are out of date, once for each change: orders of a day never wait for each other here.
create table sales_day_marks (
  id bigint generated always as identity primary key,
  day date not null
);
create index sales_day_marks_day on sales_day_marks (day);

create function mark_sales_day() returns trigger language plpgsql as $$
begin
  insert into sales_day_marks (day)
    select distinct day from unnest(array[
      case when tg_op <> 'INSERT' then riyadh_day(old.created_at) end,
      case when tg_op <> 'DELETE' then riyadh_day(new.created_at) end
    ]) as day where day < riyadh_day(now());
  return null;
end $$;

-- A day is totalled hours after its end only, so its own changes need no mark.
create trigger mark_inserted_order after insert on orders
  for each row when (riyadh_day(new.created_at) < riyadh_day(now())) execute function mark_sales_day();
create trigger mark_changed_order after update on orders
  for each row when (riyadh_day(least(old.created_at, new.created_at)) < riyadh_day(now()) and (
    old.created_at <> new.created_at or order_is_sold(old.status, old.subtotal_halalas) <> order_is_sold(new.status, new.subtotal_halalas)
    or old.total_halalas <> new.total_halalas or old.refunded_halalas <> new.refunded_halalas
    or old.placed_by is distinct from new.placed_by)) execute function mark_sales_day();
create trigger mark_deleted_order after delete on orders
  for each row when (riyadh_day(old.created_at) < riyadh_day(now())) execute function mark_sales_day();

-- A return that brings nothing back changes what is kept of its lines, and nothing of its order.
create function mark_sales_day_of_return() returns trigger language plpgsql as $$
begin
  insert into sales_day_marks (day)
    select riyadh_day(o.created_at) from orders o where o.id = new.order_id and riyadh_day(o.created_at) < riyadh_day(now());
  return null;
end $$;
create trigger mark_refunded_return after insert or update on returns
  for each row when (new.status = 'refunded') execute function mark_sales_day_of_return();

-- What customers spent is what the shop kept of it: without what was paid back, of a part of an order too.
create function order_kept(status text, halalas bigint, refunded bigint) returns bigint language sql immutable
  return case when status in ('pending_payment', 'cancelled', 'expired') then 0 else halalas - refunded end;

create or replace function follow_customer_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.customer_id is not null then
    update customer_totals set orders = orders - order_counts(old.status)::int,
      spent_halalas = spent_halalas - order_kept(old.status, old.total_halalas, old.refunded_halalas)
    where customer_id = old.customer_id;
  end if;
  if new.customer_id is not null then
    update customer_totals set orders = orders + order_counts(new.status)::int,
      spent_halalas = spent_halalas + order_kept(new.status, new.total_halalas, new.refunded_halalas)
    where customer_id = new.customer_id;
    if not found and (tg_op = 'INSERT' or old.customer_id is distinct from new.customer_id) then
      raise exception 'the account of this order is closed' using errcode = 'lock_not_available';
    end if;
  end if;
  return null;
end $$;

drop trigger follow_changed_order on orders;
create constraint trigger follow_changed_order after update on orders deferrable initially deferred
  for each row when (old.customer_id is distinct from new.customer_id or old.status <> new.status
    or old.total_halalas <> new.total_halalas or old.refunded_halalas <> new.refunded_halalas)
  execute function follow_customer_totals();

update customer_totals t set spent_halalas = kept.halalas
from (
  select customer_id, sum(order_kept(status, total_halalas, refunded_halalas)) as halalas from orders
  where customer_id in (select customer_id from orders where refunded_halalas > 0 or status = 'refunded')
  group by customer_id
) kept
where kept.customer_id = t.customer_id;

drop function order_spent(text, bigint);

-- Accounts that are deleted and whose traces are not all gone yet: what is long goes in pieces. A row goes with the last of them.
create table erasures (
  customer_id uuid primary key references customers (id),
  began_at timestamptz not null,
  -- The module whose traces are being taken away, and after what it goes on; none before it has any left.
  part text not null,
  after text not null
);

-- Whoever deletes an account takes its totals first. An order that is placed for it meanwhile, or a guest's that it is given,
-- finds none at its commit and is undone: nothing is added to an account that is closed. As a lock that is not to be had, for
-- which people are asked to try again.
create or replace function follow_customer_totals() returns trigger language plpgsql as $$
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
    if not found and (tg_op = 'INSERT' or old.customer_id is distinct from new.customer_id) then
      raise exception 'the account of this order is closed' using errcode = 'lock_not_available';
    end if;
  end if;
  return null;
end $$;

-- In the order in which they are copied for their owner and let go.
drop index order_accruals_customer;
create index order_accruals_customer on order_accruals (customer_id, accrued_at, order_id);
create index point_earnings_customer on point_earnings (customer_id, id);

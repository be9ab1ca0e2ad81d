-- The company that a customer buys for, filled in at their next checkout.
create table customer_companies (
  customer_id uuid primary key references customers (id),
  company jsonb not null,
  saved_at timestamptz not null default now()
);

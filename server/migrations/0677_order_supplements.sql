-- What staff added to a paid order: an order of its own that travels with the first (docs/decisions/0195). Both are of one buyer.
create table order_supplements (
  order_id uuid primary key references orders (id),
  -- The order that it was added to, which is no supplement itself.
  root_id uuid not null references orders (id),
  created_at timestamptz not null default now(),
  check (order_id <> root_id)
);
create index order_supplements_of on order_supplements (root_id);

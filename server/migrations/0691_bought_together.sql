-- Products that orders held together (docs/decisions/0199).
create table bought_together (
  product_id integer not null references products (id) on delete cascade,
  other_id integer not null references products (id) on delete cascade,
  orders integer not null check (orders > 0),
  -- Orders, each by its day: one of 60 days later weighs twice as much.
  weight double precision not null,
  primary key (product_id, other_id)
);
create index bought_together_other on bought_together (other_id);

-- The last day whose orders are counted; one row.
create table bought_together_progress (
  is_single boolean primary key default true check (is_single),
  day date not null
);

-- Products that buyers bought together (docs/decisions/0199).
create table bought_together (
  product_id integer not null references products (id) on delete cascade,
  other_id integer not null references products (id) on delete cascade,
  -- Buyers of both, each once a day.
  buyers integer not null check (buyers > 0),
  -- The same, by the day: one of 60 days later weighs twice as much.
  weight double precision not null,
  primary key (product_id, other_id)
);
create index bought_together_other on bought_together (other_id);

-- The last day that is counted; one row.
create table bought_together_progress (
  is_single boolean primary key default true check (is_single),
  day date not null
);

-- How the sizes of a product fit, as its buyers of a year say (docs/decisions/0198).
create table product_fits (
  product_id integer primary key references products (id) on delete cascade,
  small integer not null check (small >= 0),
  as_expected integer not null check (as_expected >= 0),
  large integer not null check (large >= 0),
  -- Of these, answers that returns give.
  from_returns integer not null check (from_returns between 0 and small + large),
  check (small + as_expected + large > 0)
);

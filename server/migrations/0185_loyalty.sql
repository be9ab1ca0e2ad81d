-- What a delivered order brings its buyer (product decision 5): held in the ledger until it can be sent back no more, posted then.
create table order_accruals (
  order_id uuid primary key references orders (id),
  -- Nobody's once the account is deleted.
  customer_id uuid references customers (id),
  -- Points a riyal, by the rule of the day it was delivered; the rule may change.
  per_riyal integer not null check (per_riyal > 0),
  -- For what is kept of the goods as things stand; goes down with what is sent back.
  points integer not null check (points >= 0),
  state text not null check (state in ('pending', 'posted', 'void')),
  -- The hold from the house to the customer while it is pending.
  hold_id bigint unique references ledger_transfers (id),
  check ((state = 'pending') = (hold_id is not null)),
  -- When the order can be sent back no more.
  matures_at timestamptz not null,
  accrued_at timestamptz not null,
  posted_at timestamptz,
  check ((state = 'posted') = (posted_at is not null))
);
create index order_accruals_due on order_accruals (matures_at, order_id) where state = 'pending';
create index order_accruals_customer on order_accruals (customer_id);

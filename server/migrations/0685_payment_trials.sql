-- Payments of one riyal by which an owner tries a payment method (docs/decisions/0196). None is an order's, and none counts in any figure.
create table payment_trials (
  id uuid primary key,
  -- The extension whose method is tried.
  method text not null,
  state text not null default 'opening' check (state in ('opening', 'open', 'paid', 'refunded', 'failed')),
  failure text check (failure in ('unopened', 'refused', 'expired', 'cancelled')),
  -- The provider's own words about the last call that failed, without secrets.
  problem text,
  reference text,
  url text,
  was_refused boolean not null default false,
  opened_by uuid not null references staff (id),
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When the provider is asked by itself; null: no more.
  next_look_at timestamptz,
  capture_reference text,
  paid_amount bigint,
  paid_currency text,
  paid_at timestamptz,
  told_at timestamptz,
  refund_tries integer not null default 0,
  claimed_at timestamptz,
  refunded_at timestamptz,
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'failed') = (ended_at is not null)),
  check ((state in ('paid', 'refunded')) = (paid_at is not null)),
  check ((paid_at is null) = (paid_amount is null) and (paid_at is null) = (paid_currency is null)),
  check ((paid_at is null) = (capture_reference is null)),
  check ((state = 'refunded') = (refunded_at is not null)),
  check (state <> 'open' or (reference is not null and url is not null))
);
create unique index payment_trials_unfinished on payment_trials (method) where state in ('opening', 'open');
create index payment_trials_method on payment_trials (method, opened_at);
create index payment_trials_reference on payment_trials (reference, method) where reference is not null;
create index payment_trials_due on payment_trials (next_look_at) where next_look_at is not null;
create index payment_trials_opened on payment_trials (opened_at);

-- Payments by card: what was asked of a provider for an order, what came of it, and what went back. Money in halalas.

create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  provider text not null check (provider in ('moyasar', 'demo')),
  -- The provider's invoice, and the payment that paid it.
  provider_id text,
  provider_payment_id text,
  -- `paid` pays its order; `unwanted` came when the order no longer wanted it, `mismatched` was not what was asked: both go back.
  status text not null
    check (status in ('creating', 'open', 'paid', 'failed', 'expired', 'unwanted', 'mismatched')),
  amount_halalas bigint not null check (amount_halalas > 0),
  currency text not null default 'SAR',
  -- What the provider really took, in the smallest unit of its currency.
  captured_amount bigint check (captured_amount > 0),
  captured_currency text,
  -- Where the customer pays; given out only while it can be paid.
  url text,
  expires_at timestamptz not null,
  -- Whoever makes the invoice, since when: one who died there is replaced.
  claimed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((status in ('paid', 'unwanted', 'mismatched')) = (captured_amount is not null)),
  check (status not in ('open', 'paid', 'unwanted', 'mismatched') or provider_id is not null)
);
create unique index payments_live on payments (order_id) where status in ('creating', 'open');
create unique index payments_paid on payments (order_id) where status = 'paid';
create unique index payments_provider on payments (provider, provider_id) where provider_id is not null;
create index payments_order on payments (order_id, created_at desc);
create index payments_open on payments (created_at) where status in ('creating', 'open');

create table payment_refunds (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id),
  -- Why, as a name that is used once: the same wish twice is one refund.
  key text not null unique,
  -- In the smallest unit of the currency the payment was captured in.
  amount bigint not null check (amount > 0),
  status text not null default 'due' check (status in ('due', 'done')),
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check ((status = 'done') = (done_at is not null))
);
create index payment_refunds_payment on payment_refunds (payment_id);
create index payment_refunds_due on payment_refunds (created_at) where status = 'due';

-- The provider of demo shops: invoices that are paid by pressing a button.
create table demo_invoices (
  id uuid primary key,
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'cancelled')),
  amount_halalas bigint not null,
  refunded_halalas bigint not null default 0 check (refunded_halalas between 0 and amount_halalas),
  description text not null,
  return_url text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

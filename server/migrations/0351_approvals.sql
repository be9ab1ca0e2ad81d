-- Acts above a ceiling that wait for a second person. What is to be done is kept as its own call takes it.
create table approval_requests (
  id uuid primary key,
  kind text not null check (kind in ('store_credit', 'order_refund', 'return_refund', 'order_cancel')),
  payload jsonb not null,
  halalas bigint not null check (halalas > 0),
  reason text not null,
  order_id uuid references orders (id),
  -- Forgotten with the account, and the request with it.
  customer_id uuid references customers (id),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'expired')),
  requested_by uuid not null references staff (id),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references staff (id),
  decided_at timestamptz,
  note text,
  check ((status = 'pending') = (decided_at is null)),
  check (decided_by is null or decided_by <> requested_by)
);
create index approval_requests_pending on approval_requests (expires_at) where status = 'pending';
create index approval_requests_requester on approval_requests (requested_by, requested_at);
create index approval_requests_customer on approval_requests (customer_id) where customer_id is not null;

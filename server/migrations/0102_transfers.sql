-- Bank transfers: receipts that buyers send, and what really arrived, entered by staff. Money in halalas.

create table transfer_receipts (
  -- The picture's.
  id uuid primary key references uploads (id) on delete cascade,
  order_id uuid not null references orders (id),
  created_at timestamptz not null default now()
);
create index transfer_receipts_order on transfer_receipts (order_id, created_at);

create table transfers (
  id uuid primary key,
  order_id uuid not null references orders (id),
  amount_halalas bigint not null check (amount_halalas > 0),
  -- The bank's, so that none is entered twice.
  reference text not null unique,
  -- As with cards: `paid` pays its order; `unwanted` came when it waited no longer, `mismatched` was not what was due.
  status text not null check (status in ('paid', 'unwanted', 'mismatched')),
  staff_id text not null,
  created_at timestamptz not null default now(),
  returned_reference text,
  returned_at timestamptz,
  check ((returned_reference is null) = (returned_at is null))
);
create unique index transfers_paid on transfers (order_id) where status = 'paid';
create index transfers_order on transfers (order_id);

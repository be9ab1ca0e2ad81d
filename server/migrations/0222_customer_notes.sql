-- What those who work here wrote down about a customer.
create table customer_notes (
  id integer generated always as identity primary key,
  customer_id uuid not null references customers (id),
  staff_id uuid not null references staff (id),
  text text not null,
  created_at timestamptz not null default now()
);
create index customer_notes_customer on customer_notes (customer_id, id desc);

-- Store credit that staff gave (above zero) or took, and why. The money is in the ledger.
create table credit_changes (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  staff_id uuid not null references staff (id),
  halalas bigint not null check (halalas <> 0),
  -- Empty once the customer left: it may name them.
  reason text not null,
  transfer_id bigint not null unique references ledger_transfers (id),
  created_at timestamptz not null default now()
);
create index credit_changes_customer on credit_changes (customer_id, created_at desc);

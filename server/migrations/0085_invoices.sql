-- Tax invoices and credit notes: numbers without gaps, each holding the hash of the one before it.

-- One row a kind. Whoever issues holds it until commit, so a number is given exactly when its document is kept.
create table invoice_series (
  kind text primary key check (kind in ('invoice', 'credit_note')),
  last_serial bigint not null default 0,
  last_hash bytea not null default '\x'
);
insert into invoice_series (kind) values ('invoice'), ('credit_note');

create table invoices (
  id uuid primary key,
  kind text not null references invoice_series (kind),
  serial bigint not null check (serial > 0),
  -- As people read it: INV-000123.
  number text not null unique,
  order_id uuid not null references orders (id),
  -- The invoice a credit note takes back from.
  credits_id uuid references invoices (id),
  check ((kind = 'credit_note') = (credits_id is not null)),
  issued_at timestamptz not null,
  -- As they were that day; money in halalas, VAT contained.
  seller jsonb not null,
  lines jsonb not null,
  total_halalas bigint not null check (total_halalas >= 0),
  vat_halalas bigint not null check (vat_halalas >= 0),
  -- Base64 of the TLV that ZATCA's app reads.
  qr text not null,
  previous_hash bytea not null,
  hash bytea not null unique,
  unique (kind, serial)
);
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice';
create index invoices_order on invoices (order_id);

create function invoices_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'a tax document is never changed or deleted; issue a credit note';
end $$;
create trigger invoices_immutable before update or delete on invoices
  for each row execute function invoices_are_final();

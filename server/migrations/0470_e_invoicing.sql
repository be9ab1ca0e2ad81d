-- Units of the shop that are registered with a tax authority: each stamps documents in one chain.
create table tax_units (
  id uuid primary key,
  version integer not null default 1,
  -- The extension that knows the authority.
  provider text not null check (char_length(provider) <= 60),
  environment text not null check (char_length(environment) <= 60),
  serial text not null unique check (char_length(serial) <= 100),
  -- The seller, as registered. Never changed: another identity is another unit.
  identity jsonb not null,
  state text not null check (state in ('created', 'enrolled', 'active', 'closed')),
  -- Keys and certificates, sealed by the key of the shop.
  secrets bytea not null,
  -- Outcomes of the checks that the authority asks for, by their ids.
  checks jsonb not null default '{}',
  -- The end of the chain.
  last_counter bigint not null default 0 check (last_counter >= 0),
  last_hash text not null,
  -- The cluster that holds the chain. A restored copy is another one, and may not go on with it.
  cluster text,
  certificate_ends_at timestamptz,
  -- Reporting waits until then, after so many failures in a row, the last of which was this.
  held_until timestamptz,
  failures integer not null default 0,
  problem jsonb,
  created_at timestamptz not null,
  activated_at timestamptz,
  closed_at timestamptz,
  check ((state = 'active') <= (activated_at is not null)),
  check ((state = 'closed') = (closed_at is not null))
);
create unique index tax_units_active on tax_units (state) where state = 'active';

-- Stamped documents, as they are reported and kept for years.
create table tax_documents (
  -- The UUID of the document.
  id uuid primary key,
  invoice_id uuid not null references invoices (id),
  -- The number of the invoice or note, and its order.
  number text not null,
  order_id uuid not null references orders (id),
  order_number text not null,
  unit_id uuid not null references tax_units (id),
  counter bigint not null check (counter > 0),
  mode text not null check (mode in ('report', 'clear')),
  previous_hash text not null,
  hash text not null,
  xml text not null,
  qr text not null,
  state text not null check (state in ('queued', 'accepted', 'warned', 'rejected')),
  -- The authority's warnings or faults.
  messages jsonb not null default '[]',
  cleared_xml text,
  cleared_qr text,
  attempts integer not null default 0,
  -- The next attempt; moved on by the process that makes one, so that no other makes it as well.
  next_at timestamptz,
  created_at timestamptz not null,
  answered_at timestamptz,
  unique (unit_id, counter),
  check ((state = 'queued') = (next_at is not null)),
  check ((state = 'queued') = (answered_at is null))
);
create index tax_documents_invoice on tax_documents (invoice_id);
create index tax_documents_queue on tax_documents (unit_id, counter) where state = 'queued';
create index tax_documents_log on tax_documents (created_at desc, id);
create index tax_documents_number on tax_documents (number);
create index tax_documents_order on tax_documents (order_number);
create index tax_documents_rejected on tax_documents (created_at) where state = 'rejected';

-- Owners are mailed of what e-invoicing needs, too.
alter table owner_warnings drop constraint owner_warnings_kind_check;

-- What was stamped stays as it is; what the authority answered is written beside it.
create function tax_documents_are_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id, new.invoice_id, new.number, new.unit_id, new.counter, new.mode, new.previous_hash, new.hash, new.xml, new.qr)
    is distinct from (old.id, old.invoice_id, old.number, old.unit_id, old.counter, old.mode, old.previous_hash, old.hash, old.xml, old.qr)
  then
    raise exception 'a stamped document is never changed or deleted';
  end if;
  return new;
end $$;
create trigger tax_documents_immutable before update or delete on tax_documents
  for each row execute function tax_documents_are_final();

-- Labels by which buyers send approved returns back (docs/decisions/0176). An id is its key at the carrier.
create table return_labels (
  id uuid primary key,
  return_id uuid not null references returns (id),
  carrier text not null,
  state text not null default 'wanted' check (state in ('wanted', 'refused', 'booked')),
  asked_by text not null,
  asked_at timestamptz not null,
  -- Begin of the call under way; null between calls.
  tried_at timestamptz,
  -- A key of the texts, and the carrier's own words where it refused.
  problem text,
  reason text,
  carrier_name text,
  carrier_number text,
  tracking_url text,
  -- A PDF, as long as the return may be on its way: it holds a name and an address.
  bytes bytea check (length(bytes) <= 2097152),
  booked_at timestamptz,
  check ((state = 'booked') = (carrier_number is not null))
);
-- A return has one label, or one that is being booked.
create unique index return_labels_open on return_labels (return_id) where state in ('wanted', 'booked');
create index return_labels_of_return on return_labels (return_id, asked_at);
create index return_labels_kept on return_labels (booked_at) where bytes is not null;

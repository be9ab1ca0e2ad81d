-- Couriers who were asked to come for parcels. An id is its key at the carrier.
create table pickups (
  id uuid primary key,
  carrier text not null,
  day date not null,
  from_time text not null,
  until_time text not null,
  parcels integer not null check (parcels > 0),
  state text not null default 'wanted' check (state in ('wanted', 'refused', 'asked', 'unwanted', 'cancelled')),
  asked_by text not null,
  asked_at timestamptz not null,
  tried_at timestamptz,
  problem text,
  reason text,
  reference text,
  check (state <> 'asked' or reference is not null)
);
create index pickups_latest on pickups (asked_at);

-- Parcels booked at carriers (docs/decisions/0152). A booking's id is its key at the carrier. Money in halalas.
create table bookings (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- The name of the carrier's extension.
  carrier text not null,
  state text not null default 'wanted'
    check (state in ('wanted', 'refused', 'dropped', 'booked', 'sent', 'unwanted', 'cancelled')),
  -- Pieces of the parcel: [{id, quantity}] of order lines.
  lines jsonb not null,
  -- The amount that the courier collects.
  cash_halalas bigint not null check (cash_halalas >= 0),
  -- The version of the order that it was asked for: another address needs another booking.
  order_version integer not null,
  asked_by text not null,
  asked_at timestamptz not null,
  -- Begin of the call under way; null between calls.
  tried_at timestamptz,
  tries integer not null default 0,
  -- A key of the texts, and the carrier's own words where it refused.
  problem text,
  reason text,
  carrier_name text,
  carrier_number text,
  tracking_url text,
  shipment_id uuid unique references shipments (id),
  -- The status at the carrier, when it was asked last, and when it is due to be asked; null: no more.
  status text,
  tracked_at timestamptz,
  track_due timestamptz,
  check (state not in ('booked', 'sent') or carrier_number is not null),
  check ((state = 'sent') = (shipment_id is not null))
);
-- Of two who book a parcel of one order at once, one does.
create unique index bookings_open on bookings (order_id) where state in ('wanted', 'booked');
create unique index bookings_number on bookings (carrier, carrier_number);
create index bookings_of_order on bookings (order_id, asked_at);
create index bookings_due on bookings (track_due) where track_due is not null;
create index bookings_trouble on bookings (asked_at) where state in ('wanted', 'refused', 'booked', 'unwanted');
create index bookings_recent on bookings (asked_at, id);

-- Labels as PDF, for a month: they hold names and addresses.
create table booking_labels (
  booking_id uuid primary key references bookings (id),
  bytes bytea not null check (length(bytes) <= 2097152),
  stored_at timestamptz not null default now()
);
create index booking_labels_age on booking_labels (stored_at);

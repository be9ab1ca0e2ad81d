-- Events of parcels as their carriers told them; one that is told again, or later than others, is the same row.
create table shipment_events (
  shipment_id uuid not null references shipments (id),
  status text not null check (status in
    ('booked', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'attempt_failed', 'returned', 'cancelled')),
  at timestamptz not null,
  text text not null default '',
  primary key (shipment_id, at, status)
);

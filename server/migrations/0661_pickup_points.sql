-- Orders that their buyers collect at a point of a carrier, or at the shop (docs/decisions/0189).
-- The point as it was when the order was placed; null: the order is brought, or was collected before points were chosen.
alter table orders add column pickup_point jsonb;

alter table shipping_methods drop constraint shipping_methods_code_check;
alter table shipping_methods add constraint shipping_methods_code_check
  check (code in ('standard', 'express', 'pickup', 'point')) not valid;

-- A parcel that waits for its buyer.
alter table shipment_events drop constraint shipment_events_status_check;
alter table shipment_events add constraint shipment_events_status_check check (status in
  ('booked', 'picked_up', 'in_transit', 'out_for_delivery', 'ready_for_pickup', 'delivered', 'attempt_failed', 'returned',
    'cancelled')) not valid;

-- Points of a carrier in a city, as they were had last. One row each, so cities bound the table.
create table carrier_points (
  carrier text not null,
  city_id integer not null references cities (id),
  name_ar text not null default '',
  name_en text not null default '',
  points jsonb not null default '[]',
  -- When they were had; null: never yet.
  read_at timestamptz,
  asked_at timestamptz not null,
  primary key (carrier, city_id)
);

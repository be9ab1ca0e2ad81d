-- Address at its carrier where a shipment is followed, as it was known when it was sent (docs/decisions/0136).
alter table shipments add column tracking_url text;

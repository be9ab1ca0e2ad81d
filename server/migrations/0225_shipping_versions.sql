-- Methods and zones of delivery are edited by staff: see 0162.
alter table shipping_methods add column version integer not null default 1;
alter table shipping_zones add column version integer not null default 1;

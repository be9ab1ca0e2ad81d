-- Browsers somebody signed in with before. Wrong passwords from elsewhere do not count against them.

create table customer_devices (
  customer_id uuid not null references customers (id),
  -- SHA-256 of the mark the browser keeps.
  mark_hash bytea not null,
  used_at timestamptz not null,
  primary key (customer_id, mark_hash)
);
create index customer_devices_used on customer_devices (used_at);

create table staff_devices (
  staff_id uuid not null references staff (id),
  mark_hash bytea not null,
  used_at timestamptz not null,
  primary key (staff_id, mark_hash)
);
create index staff_devices_used on staff_devices (used_at);

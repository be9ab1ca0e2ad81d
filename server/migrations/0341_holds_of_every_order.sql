-- What nobody has paid is counted whatever the way of paying: by transfer and card until it is paid, in cash until a carrier has
-- it. `visitor` and `door` are there as long as the order counts, and forgotten then (docs/decisions/0087).
alter table orders add column door text;
-- The buyer's phone was proved: by a code for this order, or by the account that placed it.
alter table orders add column phone_proved boolean not null default false;

drop index orders_waiting_visitor;
-- Neighbours on a network whose phones are proved are not counted there.
create index orders_held_visitor on orders (visitor) where visitor is not null and not phone_proved;
create index orders_held_door on orders (door) where visitor is not null and not phone_proved and door is not null;
create index orders_held_phone on orders (phone) where visitor is not null and customer_id is null;
create index orders_held_customer on orders (customer_id) where visitor is not null and customer_id is not null;

-- The code that an order waits for; made when it is sent, and gone when the order waits no more.
create table order_phone_codes (
  order_id uuid primary key references orders (id),
  code_hash bytea not null,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index order_phone_codes_expiry on order_phone_codes (expires_at);

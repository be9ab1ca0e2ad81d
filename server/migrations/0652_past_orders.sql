-- Orders of the shop that this one replaced: history alone. Whose they are is told by the phone and the address that were given there.
create table past_orders (
  id integer generated always as identity primary key,
  number text not null unique,
  placed_at timestamptz not null,
  status text not null,
  customer_name text not null,
  -- In E.164.
  phone text,
  -- In lower case.
  email text,
  -- Null where the file says none.
  total_halalas bigint,
  lines jsonb not null
);
create index past_orders_placed on past_orders (placed_at, id);
create index past_orders_phone on past_orders (phone, placed_at) where phone is not null;
create index past_orders_email on past_orders (email, placed_at) where email is not null;

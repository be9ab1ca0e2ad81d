-- Addresses customers keep. One of them is the default where there are any.

create table customer_addresses (
  id integer generated always as identity primary key,
  customer_id uuid not null references customers (id),
  label text not null,
  recipient_name text not null,
  -- E.164
  phone text not null,
  city_id integer not null references cities (id),
  neighborhood_id integer references neighborhoods (id),
  district text,
  street text not null,
  building_no text,
  additional_no text,
  postal_code text,
  short_address text,
  unit_no text,
  notes text,
  is_default boolean not null,
  created_at timestamptz not null default now()
);
create index customer_addresses_customer on customer_addresses (customer_id);
create unique index customer_addresses_default on customer_addresses (customer_id) where is_default;

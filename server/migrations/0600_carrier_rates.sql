-- Delivery at a carrier's price (docs/decisions/0175). Money in halalas.
-- The carrier whose price a way to deliver has, what is added to it, and to what it is rounded up; null: the table of zones alone.
alter table shipping_methods add column priced_by text;
alter table shipping_methods add column surcharge_halalas integer not null default 0;
alter table shipping_methods add column round_to_halalas integer not null default 100;

-- Prices of a carrier for a city and a class of weight, as they were had last. One row each, so cities bound the table.
create table carrier_rates (
  carrier text not null,
  city_id integer not null references cities (id),
  up_to_grams integer not null check (up_to_grams > 0),
  -- Null: the carrier brings nothing there.
  price_halalas integer check (price_halalas > 0),
  min_days integer,
  max_days integer,
  -- When it was had; null: never yet.
  read_at timestamptz,
  asked_at timestamptz not null,
  primary key (carrier, city_id, up_to_grams)
);

-- Calls for prices: how many in this minute, and how many failed in a row. A carrier that fails is left alone for a while.
create table carrier_rate_calls (
  carrier text primary key,
  minute timestamptz not null,
  calls integer not null,
  failures integer not null default 0,
  failing_since timestamptz,
  paused_until timestamptz
);

-- Rules of the shop that staff set, read where they hold; what they are until somebody sets them stands where they are read.
create function shop_rule(name text, unset integer) returns integer language sql stable as $$
  select coalesce((select (value ->> name)::integer from store_settings where topic = 'rules'), unset)
$$;

-- How many days after its delivery an order may be sent back: as the shop said when it was placed, whoever places it. Those there are have
-- the seven they were bought under.
alter table orders add column return_days integer not null default shop_rule('returnDays', 7)
  check (return_days between 7 and 90);

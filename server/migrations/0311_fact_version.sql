-- Facts: what is the same for every buyer and seldom changes. Processes remember them, and know by the version that they still
-- hold: it is another one after every change of any of these tables, for whoever sees that change and nobody else.
create table fact_version (
  is_only boolean primary key default true check (is_only),
  -- Told apart from all there ever were, also from those of a database that was restored.
  version uuid not null default gen_random_uuid()
);
insert into fact_version default values;

create function facts_changed() returns trigger language plpgsql as $$
begin
  update fact_version set version = gen_random_uuid();
  return null;
end $$;

create trigger facts_changed after insert or update or delete or truncate on countries for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on regions for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on cities for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on neighborhoods for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on shipping_methods for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on shipping_zones for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on shipping_zone_regions for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on shipping_zone_cities for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on shipping_rates for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on store_settings for each statement execute function facts_changed();
create trigger facts_changed after insert or update or delete or truncate on promotion_targets for each statement execute function facts_changed();
-- All but how many were sold at a capped price and what products carry already: those change with sales and with the clock, and whoever
-- remembers a promotion does not rely on them.
create trigger facts_changed after insert or delete or truncate on promotions for each statement execute function facts_changed();
create trigger facts_edited after update of is_active, type, name_ar, name_en, description_ar, description_en, percent, price_halalas,
    buy_quantity, get_quantity, starts_at, ends_at, quantity_cap, priority, stackable, licence_number
  on promotions for each statement execute function facts_changed();

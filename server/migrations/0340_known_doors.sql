-- One spelling of a door, so that limits and commissions know it again however it is written.

-- The words of a street in no particular order: spelling folded, without its kind ("street"), articles and landmarks.
create function waha_street_words(typed text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct word order by word), '{}') from (
    select regexp_replace(word, '^ال(?=...)', '') as word
    from regexp_split_to_table(
      regexp_replace(waha_normalise(typed),
        '(?<=[[:alnum:]].*)\m(beside|next to|near|opposite|behind|in front of|across from|بجانب|جنب|بجوار|جوار|قرب|بالقرب|خلف|امام|مقابل)\M.*$', ''),
      '[^[:alnum:]]+') as word
    where word <> '' and word not in (
      'شارع', 'ش', 'طريق', 'ط', 'رقم', 'مبني', 'عماره', 'منزل', 'بيت', 'فيلا',
      'street', 'st', 'str', 'road', 'rd', 'avenue', 'ave', 'no', 'number', 'building', 'bldg', 'house', 'villa')
  ) as words where word <> ''
$$;

-- Street and number of an address, null where no number is known: a street alone is where many people live. A number that was
-- typed with the street counts where it is the only one and the street has a name besides.
create function waha_building(address jsonb) returns text language sql immutable strict parallel safe as $$
  with said as (
    select waha_street_words(coalesce(address ->> 'street', '')) as words,
      regexp_replace(waha_normalise(coalesce(address ->> 'building_no', '')), '[^[:alnum:]]+', '', 'g') as typed
  ), numbered as (
    select words, typed, array(select word from unnest(words) as word where word ~ '^[0-9]+$') as numbers from said
  ), known as (
    select words, case when typed <> '' then typed when cardinality(numbers) = 1 then numbers[1] end as number from numbered
  )
  select array_to_string(array_remove(words, number), ' ') || ' ' || number
  from known where number is not null and exists (select from unnest(words) as word where word !~ '^[0-9]+$')
$$;

-- The Saudi short address, which names one building in the country; null where there is none.
create function waha_short_address(address jsonb) returns text language sql immutable strict parallel safe as $$
  select short from (
    select upper(regexp_replace(waha_normalise(address ->> 'short_address'), '[^[:alnum:]]+', '', 'g')) as short
  ) as typed where short ~ '^[A-Z]{4}[0-9]{4}$'
$$;

-- The door of an address in a city, null where none is known.
create function waha_door(city_id integer, address jsonb) returns text language sql immutable strict parallel safe as $$
  select coalesce('short ' || waha_short_address(address), city_id || ' ' || waha_building(address))
$$;

-- Orders to a street where the affiliate's own went, and no number that tells the door.
alter table affiliate_flags drop constraint affiliate_flags_kind_check;
alter table affiliate_flags add constraint affiliate_flags_kind_check check (kind in
  ('one_address', 'own_orders', 'own_street', 'many_returns', 'clicks_without_orders', 'click_flood'));

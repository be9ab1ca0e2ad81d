-- A shopper must not take an affiliate's code for a coupon's, nor the other way round: one is never made that looks like
-- the other. What was there before stays.

-- What a code looks like: letters and digits that are taken for each other are one.
create function waha_code_look(code text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(
    translate(regexp_replace(lower(code), '[^a-z0-9]', '', 'g'), '01l582', 'oiisbz'), 'vv', 'w'), 'rn', 'm')
$$;

create index coupons_code_look on coupons (waha_code_look(code));
create index affiliates_code_look on affiliates (waha_code_look(code));

-- Coupons wait for affiliates and affiliates for coupons, so that of two at once the second sees the first; coupons do not wait
-- for each other. A trigger's statement sees what was committed while it waited.
create function keep_coupon_apart() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('codes_apart'));
  if exists (select from affiliates a where waha_code_look(a.code) = waha_code_look(new.code)) then
    raise unique_violation using constraint = 'codes_apart', message = 'an affiliate has a code that looks like it';
  end if;
  return new;
end $$;

create function keep_affiliate_apart() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('codes_apart'));
  if exists (select from coupons c where waha_code_look(c.code) = waha_code_look(new.code)) then
    raise unique_violation using constraint = 'codes_apart', message = 'a coupon has a code that looks like it';
  end if;
  return new;
end $$;

create trigger coupon_apart before insert or update of code on coupons for each row execute function keep_coupon_apart();
create trigger affiliate_apart before insert or update of code on affiliates for each row execute function keep_affiliate_apart();

-- By what an order is known to be somebody's own, beyond their phone and account (docs/decisions/0040).

-- Of the card that paid, as its provider shows it (scheme and masked number): a mark under the shop's key, never the number.
-- It stays when the account is deleted, as all marks do.
alter table payments add column card_mark bytea;
create index payments_card_mark on payments (card_mark) where card_mark is not null;

-- An address of mail as whoever has it knows it: what follows a plus leads to the same box, and Gmail reads over dots.
create function waha_mail_key(address text) returns text language sql immutable strict parallel safe as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(box, '.', '') || '@gmail.com'
    else box || '@' || domain end
  from (select split_part(split_part(lower(address), '@', 1), '+', 1) as box, split_part(lower(address), '@', 2) as domain) parts
$$;

-- A street or number as people mean it, however they type it: spelling folded, without "street" and without signs.
create function waha_door_key(typed text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(waha_normalise(typed), '\m(شارع|ش|طريق|street|st|road|rd)\M', '', 'g'), '[^[:alnum:]]+', '', 'g')
$$;

-- Prizes that are sent: a piece of a product, set apart from the shelf when the campaign is published.
alter table lotto_prizes drop constraint lotto_prizes_kind_check;
alter table lotto_prizes add constraint lotto_prizes_kind_check check (
  kind in ('nothing', 'percentage_coupon', 'fixed_coupon', 'free_shipping', 'store_credit', 'points', 'product'));
alter table lotto_prizes add column variant_id integer references product_variants (id);
-- What it was when the campaign was written: what is won does not change with the catalogue.
alter table lotto_prizes add column item jsonb;
alter table lotto_prizes add constraint lotto_prizes_item check (
  (kind = 'product') = (variant_id is not null) and (kind = 'product') = (item is not null));

alter table lotto_rewards add column order_id uuid unique references orders (id);
alter table lotto_rewards add constraint lotto_rewards_one_gift check (
  num_nonnulls(coupon_id, transfer_id, order_id) = case when status = 'used' then num_nonnulls(coupon_id, transfer_id, order_id) else 0 end
  and num_nonnulls(coupon_id, transfer_id, order_id) <= 1);

-- Pieces of a campaign's prizes that are in nobody's cart: sent to winners, put back on the shelf, or waiting.
create table lotto_prize_stock (
  campaign_id integer not null,
  position smallint not null,
  variant_id integer not null references product_variants (id),
  set_aside integer not null check (set_aside > 0),
  sent integer not null default 0 check (sent >= 0),
  put_back integer not null default 0 check (put_back >= 0),
  primary key (campaign_id, position),
  foreign key (campaign_id, position) references lotto_prizes (campaign_id, position),
  constraint lotto_prize_never_short check (sent + put_back <= set_aside)
);

-- What members did that brings a card of the campaign that ran then; they take it when they like, as the rules of cards say.
alter table lotto_campaigns add column gives_for_activity boolean not null default false;
alter table lotto_campaigns add column activity_per_day integer not null default 1 check (activity_per_day between 1 and 5);
-- A prize game may not ask for a purchase: on only where somebody said that they know.
alter table lotto_campaigns drop constraint lotto_campaigns_gives_for_purchases_check;
alter table lotto_campaigns add column purchases_acknowledged boolean not null default false;
alter table lotto_campaigns add constraint lotto_purchases_acknowledged check (not gives_for_purchases or purchases_acknowledged);

create table lotto_activity (
  campaign_id integer not null references lotto_campaigns (id),
  customer_id uuid not null references customers (id),
  -- What the card is asked for by: `post@7`, `review@7`, `order@<order>`.
  claim text not null check (claim ~ '^(post|review)@\d+$' or claim ~ '^order@[0-9a-f-]{36}$'),
  earned_at timestamptz not null,
  primary key (campaign_id, customer_id, claim)
);
create index lotto_activity_customer on lotto_activity (customer_id);

alter table lotto_tickets drop constraint lotto_tickets_claim_check;
alter table lotto_tickets add constraint lotto_tickets_claim_check check (
  claim = 'welcome' or claim ~ '^\d{4}-\d\d-\d\d$' or claim ~ '^(post|review)@\d+$' or claim ~ '^order@[0-9a-f-]{36}$');
-- Which of the day's cards for activity it is, as `activity@7@2026-11-22#1`: a claim like any other, so nobody has one twice.
alter table lotto_tickets add column slot text;
alter table lotto_tickets add constraint lotto_tickets_slot check (
  (slot is null) = (claim = 'welcome' or claim ~ '^\d{4}-\d\d-\d\d$')
  and (slot is null or slot ~ '^activity@\d+@\d{4}-\d\d-\d\d#[1-5]$'));

create or replace function keep_lotto_ticket_marks() returns trigger language plpgsql as $$
begin
  insert into lotto_ticket_marks (claim, mark, ticket_id)
  select claim, mark, new.id from unnest(person_marks(array[new.customer_id::text], true)) as mark,
    unnest(array_remove(array[new.claim, new.slot], null)) as claim;
  return null;
exception when unique_violation then
  raise exception 'this person was given such a card meanwhile' using errcode = 'serialization_failure';
end $$;

-- A card for activity is of what its campaign gives, and of no more a day than it says.
create function lotto_activity_is_given() returns trigger language plpgsql as $$
declare campaign lotto_campaigns;
begin
  if new.slot is null then return new; end if;
  select * into campaign from lotto_campaigns where id = new.campaign_id;
  if split_part(new.slot, '@', 2)::int <> new.campaign_id
    or split_part(new.slot, '#', 2)::int > campaign.activity_per_day
    or not (case when new.claim like 'order@%' then campaign.gives_for_purchases
      else campaign.gives_for_activity and split_part(new.claim, '@', 2)::int = new.campaign_id end)
  then raise exception 'this campaign gives no such card'; end if;
  return new;
end $$;
create trigger lotto_activity_is_given before insert on lotto_tickets
  for each row execute function lotto_activity_is_given();

-- Scratch cards: free prize games by Saudi rules. A campaign's whole deck is fixed, and its fingerprint public, before
-- the first card is given.

create table lotto_campaigns (
  id integer generated always as identity primary key,
  name_ar text not null,
  name_en text not null,
  -- Of the Chamber of Commerce; no prize game without one.
  licence_number text,
  rules_ar text,
  rules_en text,
  starts_at timestamptz,
  -- Everything is over: cards, scratching and taking what was won.
  ends_at timestamptz,
  is_demo boolean not null default false,
  -- 'draft' may be changed; 'published' runs between its dates; 'stopped' was ended at once, for good.
  state text not null default 'draft' check (state in ('draft', 'published', 'stopped')),
  gives_welcome boolean not null default true,
  gives_daily boolean not null default true,
  -- A prize game may not ask for a purchase. Nothing gives cards for one; whoever builds it lifts this with a lawyer's word.
  gives_for_purchases boolean not null default false check (not gives_for_purchases),
  -- SHA-256 root of the Merkle tree over all cards.
  root bytea check (octet_length(root) = 32),
  deck_size integer check (deck_size between 1 and 20000),
  -- The index of the card that is given next.
  next_card integer not null default 0 check (next_card >= 0 and next_card <= coalesce(deck_size, 0)),
  published_at timestamptz,
  stopped_at timestamptz,
  stop_reason text,
  check (starts_at < ends_at),
  check (ends_at - starts_at <= interval '60 days'),
  check ((state = 'stopped') = (stopped_at is not null and stop_reason is not null)),
  check (
    state = 'draft' or (
      length(trim(licence_number)) > 0 and licence_number is not null
      and length(trim(rules_ar)) > 0 and rules_ar is not null and length(trim(rules_en)) > 0 and rules_en is not null
      and starts_at is not null and ends_at is not null
      and root is not null and deck_size is not null and published_at is not null
    )
  ),
  constraint lotto_one_at_a_time exclude using gist (tstzrange(starts_at, ends_at) with &&) where (state = 'published')
);

create table lotto_prizes (
  campaign_id integer not null references lotto_campaigns (id),
  position smallint not null,
  kind text not null
    check (kind in ('nothing', 'percentage_coupon', 'fixed_coupon', 'free_shipping', 'store_credit', 'points')),
  percent smallint check (percent between 1 and 100),
  -- Halalas of a fixed coupon or of store credit; points.
  amount integer check (amount > 0),
  maximum_halalas integer check (maximum_halalas > 0),
  minimum_order_halalas integer check (minimum_order_halalas > 0),
  -- How many cards of the deck hold it.
  count integer not null check (count > 0),
  primary key (campaign_id, position),
  check ((kind = 'percentage_coupon') = (percent is not null)),
  check ((kind in ('fixed_coupon', 'store_credit', 'points')) = (amount is not null)),
  check (maximum_halalas is null or kind = 'percentage_coupon'),
  check (minimum_order_halalas is null or kind in ('percentage_coupon', 'fixed_coupon', 'free_shipping'))
);

create table lotto_cards (
  campaign_id integer not null,
  index integer not null check (index >= 0),
  prize smallint not null,
  -- Without it anybody could find a card's prize by trying the few there are.
  salt bytea not null check (octet_length(salt) = 32),
  primary key (campaign_id, index),
  foreign key (campaign_id, prize) references lotto_prizes (campaign_id, position)
);

-- The hashes of each level of the tree, one after another: 32 bytes each, leaves at level 0.
create table lotto_tree_levels (
  campaign_id integer not null references lotto_campaigns (id),
  level smallint not null,
  hashes bytea not null check (octet_length(hashes) % 32 = 0),
  primary key (campaign_id, level)
);
-- Unpacked, so that one hash is read without all of them.
alter table lotto_tree_levels alter column hashes set storage external;

create table lotto_tickets (
  id uuid primary key,
  campaign_id integer not null,
  card_index integer not null,
  -- Nobody's once an account is deleted: the card stays given.
  customer_id uuid references customers (id),
  -- What it was given for: 'welcome', or the day in Riyadh of a daily card.
  claim text not null check (claim = 'welcome' or claim ~ '^\d{4}-\d\d-\d\d$'),
  given_at timestamptz not null,
  scratched_at timestamptz,
  foreign key (campaign_id, card_index) references lotto_cards (campaign_id, index),
  constraint lotto_card_given_once unique (campaign_id, card_index),
  constraint lotto_claimed_once unique (customer_id, claim)
);
create index lotto_tickets_customer on lotto_tickets (customer_id, given_at desc);

create table lotto_rewards (
  id uuid primary key,
  ticket_id uuid not null constraint lotto_one_reward_a_ticket unique references lotto_tickets (id),
  status text not null default 'available' check (status in ('available', 'used', 'expired')),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((status = 'used') = (used_at is not null)),
  -- What it was turned into.
  coupon_id integer unique references coupons (id),
  transfer_id bigint unique references ledger_transfers (id),
  check (status = 'used' or (coupon_id is null and transfer_id is null)),
  check (coupon_id is null or transfer_id is null)
);
create index lotto_rewards_waiting on lotto_rewards (expires_at) where status = 'available';

-- Once published, only these move: the next card by one, and the state to its end.
create function lotto_campaign_is_fixed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then raise exception 'a campaign that was published is never deleted'; end if;
    return old;
  end if;
  if old.state = 'draft' then
    if new.state = 'published' and (
      new.next_card <> 0
      or new.deck_size is distinct from (select sum(count) from lotto_prizes where campaign_id = new.id)
      or new.deck_size is distinct from (select count(*) from lotto_cards where campaign_id = new.id)
      or exists (
        select from lotto_prizes p where p.campaign_id = new.id
          and p.count <> (select count(*) from lotto_cards c where c.campaign_id = new.id and c.prize = p.position)
      )
    ) then raise exception 'a campaign is published with a deck that holds exactly its prizes'; end if;
    return new;
  end if;
  if (to_jsonb(new) - array['next_card', 'state', 'stopped_at', 'stop_reason'])
      <> (to_jsonb(old) - array['next_card', 'state', 'stopped_at', 'stop_reason'])
    or new.next_card not in (old.next_card, old.next_card + 1)
    or (new.state <> old.state and (old.state, new.state) <> ('published', 'stopped'))
    or (old.state = 'stopped' and new is distinct from old)
  then raise exception 'a campaign that was published is never changed, only stopped'; end if;
  return new;
end $$;
create trigger lotto_campaign_is_fixed before update or delete on lotto_campaigns
  for each row execute function lotto_campaign_is_fixed();

create function lotto_deck_is_fixed() returns trigger language plpgsql as $$
begin
  if exists (
    select from lotto_campaigns
    where id in (case when tg_op <> 'INSERT' then old.campaign_id end, case when tg_op <> 'DELETE' then new.campaign_id end)
      and state <> 'draft'
  ) then raise exception 'the deck and the prizes of a published campaign never change'; end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger lotto_prizes_are_fixed before insert or update or delete on lotto_prizes
  for each row execute function lotto_deck_is_fixed();
create trigger lotto_cards_are_fixed before insert or update or delete on lotto_cards
  for each row execute function lotto_deck_is_fixed();
create trigger lotto_tree_is_fixed before insert or update or delete on lotto_tree_levels
  for each row execute function lotto_deck_is_fixed();

create function lotto_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'decks are never emptied at once';
end $$;
create trigger lotto_campaigns_kept before truncate on lotto_campaigns for each statement execute function lotto_is_kept();
create trigger lotto_prizes_kept before truncate on lotto_prizes for each statement execute function lotto_is_kept();
create trigger lotto_cards_kept before truncate on lotto_cards for each statement execute function lotto_is_kept();
create trigger lotto_tree_kept before truncate on lotto_tree_levels for each statement execute function lotto_is_kept();

-- A ticket is the next card of its deck and moves the deck on; one that is not may be tried again (40001).
create function lotto_ticket_is_next() returns trigger language plpgsql as $$
begin
  update lotto_campaigns set next_card = next_card + 1 where id = new.campaign_id and next_card = new.card_index;
  if not found then raise exception 'the next card was given meanwhile' using errcode = 'serialization_failure'; end if;
  return null;
end $$;
create trigger lotto_ticket_is_next after insert on lotto_tickets
  for each row execute function lotto_ticket_is_next();

-- A card stays what and when it was given, and is scratched once; only whose it is may be forgotten.
create function lotto_ticket_is_fixed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a card that was given is never taken back'; end if;
  if (to_jsonb(new) - array['customer_id', 'scratched_at']) <> (to_jsonb(old) - array['customer_id', 'scratched_at'])
    or (old.scratched_at is not null and new.scratched_at is distinct from old.scratched_at)
    or (new.customer_id is distinct from old.customer_id and new.customer_id is not null)
  then raise exception 'a card that was given never changes'; end if;
  return new;
end $$;
create trigger lotto_ticket_is_fixed before update or delete on lotto_tickets
  for each row execute function lotto_ticket_is_fixed();

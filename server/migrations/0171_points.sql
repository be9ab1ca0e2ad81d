-- Loyalty: what is earned for what, and the ranks it leads to. Amounts lie in the ledger; here is why they were given.
create table ranks (
  key text primary key check (key in ('bronze', 'silver', 'gold', 'platinum', 'diamond')),
  name_ar text not null,
  name_en text not null,
  -- Points ever earned from which on one has it.
  threshold integer not null unique check (threshold >= 0),
  -- Perks at the checkout: goods for so much are sent free, and so much less on all of them.
  free_shipping_halalas integer check (free_shipping_halalas >= 0),
  discount_percent smallint not null default 0 check (discount_percent between 0 and 50)
);
insert into ranks (key, name_ar, name_en, threshold, free_shipping_halalas, discount_percent) values
  ('bronze', 'برونزي', 'Bronze', 0, null, 0),
  ('silver', 'فضي', 'Silver', 500, 15000, 0),
  ('gold', 'ذهبي', 'Gold', 2000, 10000, 2),
  ('platinum', 'بلاتيني', 'Platinum', 5000, 5000, 4),
  ('diamond', 'ماسي', 'Diamond', 15000, 0, 6);

create table point_rules (
  kind text primary key,
  points integer not null check (points > 0),
  -- How often a day somebody earns by it; null: as often as it happens.
  per_day integer check (per_day > 0)
);
insert into point_rules (kind, points, per_day) values
  ('post', 5, 3), ('comment', 1, 10), ('like', 1, 20), ('review', 20, null), ('reel', 8, 2), ('sale', 10, 5);

-- What somebody ever earned, without what was taken back; spending does not lower it. Its row is the lock of the limits.
create table point_totals (
  customer_id uuid primary key references customers (id),
  lifetime integer not null default 0 check (lifetime >= 0)
);
create index point_totals_lifetime on point_totals (lifetime desc, customer_id);

create table point_earnings (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id),
  kind text not null references point_rules (kind),
  -- What it was given for: a kind of thing and its id.
  cause text collate "C" not null,
  points integer not null check (points > 0),
  -- The day in Riyadh whose limit it counts against, taken back or not.
  day date not null,
  earned_at timestamptz not null,
  taken_back_at timestamptz,
  unique (customer_id, kind, cause)
);
create index point_earnings_day on point_earnings (customer_id, kind, day);
create index point_earnings_cause on point_earnings (cause) where taken_back_at is null;
create index point_earnings_recent on point_earnings (earned_at) where taken_back_at is null;

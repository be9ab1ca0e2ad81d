-- What an order brings whoever led to it (docs/decisions/0040): reckoned on what was kept of it, in affiliate points.

-- The order in which things happened to an affiliate, over commissions, what went back, conversions and withdrawals.
create sequence affiliate_numbers;

create table commissions (
  id bigint generated always as identity primary key,
  number bigint not null unique default nextval('affiliate_numbers'),
  -- One an order, whoever led to it.
  order_id uuid not null constraint commissions_one_an_order unique references orders (id),
  affiliate_id integer not null references affiliates (id),
  -- The affiliate's account; nobody's once it is deleted.
  customer_id uuid references customers (id),
  via text not null check (via in ('coupon', 'link', 'code')),
  click_id uuid,
  -- 'waiting' for the delivery; 'pending' is a hold in the ledger; 'posted' was taken; 'void' brings nothing, with the reason.
  state text not null check (state in ('waiting', 'pending', 'posted', 'void')),
  reason text check (reason in ('own_account', 'own_contact', 'own_address', 'own_card', 'cancelled', 'expired', 'returned',
    'too_small', 'staff', 'left')),
  check ((state = 'void') = (reason is not null)),
  -- Staff keep it from being posted, and say why.
  is_held boolean not null default false,
  staff_reason text,
  check (not is_held or (staff_reason is not null and state in ('waiting', 'pending'))),
  -- Staff looked and found that it is not the affiliate's own order.
  is_cleared boolean not null default false,
  -- As it was when the order was placed: basis points beside each line of the order, and what a point was worth.
  rates jsonb not null,
  point_halalas integer not null check (point_halalas > 0),
  post_after_days integer not null check (post_after_days >= 0),
  -- What it brings now, and what it would if everything were kept.
  points integer not null check (points >= 0),
  full_points integer not null check (full_points >= points),
  check (state <> 'void' or points = 0),
  check (state = 'void' or points > 0),
  -- The hold of the points, and how many there were: each has a key of its own.
  hold_id bigint unique references ledger_transfers (id),
  holds integer not null default 0,
  check (state not in ('pending', 'posted') or hold_id is not null),
  placed_at timestamptz not null,
  delivered_at timestamptz,
  due_at timestamptz,
  check ((delivered_at is null) = (due_at is null)),
  posted_at timestamptz,
  -- Whether the mail about posted points named it.
  is_told boolean not null default false,
  version integer not null default 1
);
create index commissions_customer on commissions (customer_id, number desc) where customer_id is not null;
create index commissions_affiliate on commissions (affiliate_id, placed_at);
create index commissions_due on commissions (due_at, id) where state = 'pending' and not is_held;
create index commissions_untold on commissions (customer_id) where state = 'posted' and not is_told;

-- What was posted and went back.
create table commission_backs (
  id bigint generated always as identity primary key,
  number bigint not null unique default nextval('affiliate_numbers'),
  commission_id bigint not null references commissions (id),
  points integer not null check (points > 0),
  reason text not null check (reason in ('returned', 'staff')),
  staff_reason text,
  transfer_id bigint not null unique references ledger_transfers (id),
  made_at timestamptz not null
);
create index commission_backs_commission on commission_backs (commission_id);

-- What looks unusual. A flag stops nothing; the same thing seen again is the same flag.
create table affiliate_flags (
  id bigint generated always as identity primary key,
  affiliate_id integer not null references affiliates (id),
  kind text not null check (kind in ('one_address', 'own_orders', 'many_returns', 'clicks_without_orders', 'click_flood')),
  -- What of that kind: a mark of an address, a day.
  subject text not null,
  facts jsonb not null,
  times_seen integer not null default 1,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint affiliate_flags_once unique (affiliate_id, kind, subject)
);
create index affiliate_flags_latest on affiliate_flags (last_seen_at desc, id desc);

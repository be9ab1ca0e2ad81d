-- Visits of the shop as sums, without whoever came (docs/decisions/0166).

-- The random key of a day under which its visitors are told apart; gone with the day, and they with it.
create table visit_salts (
  day date primary key,
  salt bytea not null
);

-- Visitors of a day: the first 64 bits of a keyed hash, and the steps they took as bits.
create table visit_visitors (
  day date not null,
  visitor bigint not null,
  steps smallint not null,
  primary key (day, visitor)
);

create table visit_hours (
  hour timestamptz not null,
  device text not null,
  visits integer not null default 0,
  visitors integer not null default 0,
  viewed integer not null default 0,
  carted integer not null default 0,
  checkout integer not null default 0,
  home integer not null default 0,
  listing integer not null default 0,
  product integer not null default 0,
  search integer not null default 0,
  cart integer not null default 0,
  checkout_pages integer not null default 0,
  content integer not null default 0,
  community integer not null default 0,
  other integer not null default 0,
  primary key (hour, device)
);

create table visit_sources (
  day date not null,
  source text not null,
  medium text not null,
  campaign text not null,
  visits integer not null default 0,
  visitors integer not null default 0,
  carted integer not null default 0,
  primary key (day, source, medium, campaign)
);

-- Product 0: those beyond the number that is kept of a day.
create table visit_products (
  day date not null,
  product_id integer not null,
  views integer not null,
  carted integer not null,
  primary key (day, product_id)
);

create table visit_terms (
  day date not null,
  words text not null,
  times integer not null,
  primary key (day, words)
);

-- Orders that buyers placed, with the source of their visit where the browser told it.
create table visit_orders (
  order_id uuid primary key,
  day date not null,
  city_id integer not null,
  halalas bigint not null,
  -- Neither unpaid nor undone, as the report of sales counts.
  is_sold boolean not null,
  source text,
  medium text,
  campaign text,
  device text
);
create index visit_orders_day on visit_orders (day);

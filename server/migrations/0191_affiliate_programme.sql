-- What the affiliate programme pays and asks: one row, changed by staff (docs/decisions/0040).
create table affiliate_programme (
  is_only boolean primary key default true check (is_only),
  -- Hundredths of a percent of goods after discounts, without VAT and delivery.
  commission_basis_points integer not null default 500 check (commission_basis_points between 0 and 5000),
  -- What a point is worth when it is converted.
  halalas_per_point integer not null default 10 check (halalas_per_point between 1 and 10000),
  -- From the delivery until points may be used.
  post_after_days integer not null default 7 check (post_after_days between 0 and 90),
  -- How long a click may lead to an order.
  click_days integer not null default 30 check (click_days between 1 and 90),
  least_points integer not null default 100 check (least_points between 1 and 1000000),
  least_withdrawal_halalas integer not null default 10000 check (least_withdrawal_halalas between 100 and 10000000),
  terms_version integer not null default 1 check (terms_version >= 1),
  -- Clicks of one network on one affiliate that are counted in a day; more still lead to orders.
  network_clicks integer not null default 20 check (network_clicks between 1 and 10000),
  version integer not null default 1
);
insert into affiliate_programme default values;

-- A day's count in sixteen rows, by where a click came from: clicks on a link that is everywhere do not wait for one row.
alter table affiliate_days drop constraint affiliate_days_pkey;
alter table affiliate_days add column slot smallint not null default 0 check (slot between 0 and 15);
alter table affiliate_days add primary key (affiliate_id, day, slot);

-- How many clicks of one network an affiliate had in a day: counted exactly, however many come at once. Gone after the day.
create table affiliate_networks (
  affiliate_id integer not null references affiliates (id),
  day date not null,
  network bytea not null,
  clicks integer not null,
  primary key (affiliate_id, day, network)
);
create index affiliate_networks_old on affiliate_networks (day);

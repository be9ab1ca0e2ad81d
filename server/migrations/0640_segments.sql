-- Saved filters over customers. The count is of the time beside it; none while it is being counted.
create table segments (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name text not null,
  filter jsonb not null,
  count integer,
  counted_at timestamptz,
  created_at timestamptz not null default now()
);

-- Day and month alone, where a customer said them. They go with the account.
create table customer_birthdays (
  customer_id uuid primary key references customers (id) on delete cascade,
  month smallint not null check (month between 1 and 12),
  day smallint not null check (day between 1 and 31)
);
create index customer_birthdays_day on customer_birthdays (month, day, customer_id);

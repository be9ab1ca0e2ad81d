-- Groups of customers with a discount of their own; a customer is in one at most.
create table customer_groups (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name_ar text not null,
  name_en text not null,
  discount_percent smallint not null check (discount_percent between 1 and 90),
  created_at timestamptz not null default now()
);

create table customer_group_members (
  -- Forgotten with the account.
  customer_id uuid primary key references customers (id),
  group_id integer not null references customer_groups (id) on delete cascade
);
create index customer_group_members_group on customer_group_members (group_id);

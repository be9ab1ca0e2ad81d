-- Acts of staff by which money leaves the shop: each once, counted by member of staff and day and by order.
create table money_acts (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  kind text not null check (kind in ('store_credit', 'order_refund', 'return_refund', 'order_cancel')),
  halalas bigint not null check (halalas > 0),
  order_id uuid references orders (id),
  -- Forgotten with the account.
  customer_id uuid references customers (id),
  -- The request that somebody else made and this member of staff approved.
  approval_id uuid,
  -- Of Riyadh.
  day date not null,
  at timestamptz not null default now()
);
create index money_acts_staff on money_acts (staff_id, day);
create index money_acts_order on money_acts (order_id) where order_id is not null;
create index money_acts_customer on money_acts (customer_id) where customer_id is not null;

-- Sums that ceilings are held against, raised by one conditional update.
create table money_act_days (
  staff_id uuid not null references staff (id),
  day date not null,
  halalas bigint not null check (halalas > 0),
  primary key (staff_id, day)
);
create table money_act_orders (
  order_id uuid primary key references orders (id),
  halalas bigint not null check (halalas > 0)
);

-- What the owner is told of, once a day and kind.
create table money_alerts (
  id uuid primary key,
  kind text not null check (kind in ('day_sum', 'many_acts', 'own_account')),
  staff_id uuid not null references staff (id),
  customer_id uuid references customers (id),
  halalas bigint not null,
  day date not null,
  at timestamptz not null default now(),
  seen_by uuid references staff (id),
  seen_at timestamptz,
  check ((seen_by is null) = (seen_at is null))
);
create unique index money_alerts_once on money_alerts (staff_id, day, kind, coalesce(customer_id, '00000000-0000-0000-0000-000000000000'))
  where seen_at is null;
create index money_alerts_unseen on money_alerts (at) where seen_at is null;
create index money_alerts_customer on money_alerts (customer_id) where customer_id is not null;

-- Accounts of one address of mail, however it is written.
create index customers_mail_key on customers (waha_mail_key(email)) where email is not null;

-- What was a ceiling for one act is one for an order; of a day it is three times that.
update store_settings set value = jsonb_build_object(
  'order', value,
  'day', (select jsonb_object_agg(role, case when jsonb_typeof(most) = 'number' then to_jsonb(most::text::bigint * 3) else most end)
    from jsonb_each(value) as saved (role, most)))
where topic = 'refunds' and not value ? 'order' and value <> '{}';

-- Notifications on devices (docs/decisions/0205).

-- The key pair by which push services know this shop; the private one is sealed. Subscriptions are bound to it.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key bytea not null,
  made_at timestamptz not null
);

-- Browsers that somebody said yes on: of a customer, of the staff, or of a guest, who is told of the orders below alone.
create table push_devices (
  id uuid primary key,
  -- The address that the browser named; whoever has it can end the subscription.
  endpoint text not null,
  endpoint_hash bytea not null unique,
  -- The host of the address: each has a share of what is under way.
  service text not null,
  p256dh bytea not null,
  auth bytea not null,
  customer_id uuid references customers (id),
  staff_id uuid references staff (id),
  -- The session in which it was switched on.
  session_id uuid,
  language text not null check (language in ('ar', 'en')),
  device text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  -- When it first took a message. Services that never took one share what is under way: anybody can name slow ones.
  taken_at timestamptz,
  check (num_nonnulls(customer_id, staff_id) <= 1)
);
create index push_devices_customer on push_devices (customer_id) where customer_id is not null;
create index push_devices_staff on push_devices (staff_id) where staff_id is not null;
create index push_devices_session on push_devices (session_id) where session_id is not null;
create index push_devices_taken on push_devices (service) where taken_at is not null;
create index push_devices_used on push_devices (used_at);

create table push_orders (
  device_id uuid not null references push_devices (id) on delete cascade,
  order_id uuid not null references orders (id),
  at timestamptz not null,
  primary key (device_id, order_id)
);
create index push_orders_order on push_orders (order_id);

-- Messages on their way, until they are taken, given up or too old.
create table push_messages (
  id bigint generated always as identity primary key,
  device_id uuid not null references push_devices (id) on delete cascade,
  -- A later message with the same tag takes the place of the former.
  tag text not null,
  payload text not null,
  urgency text not null check (urgency in ('normal', 'high')),
  expires_at timestamptz not null,
  next_at timestamptz not null,
  attempts integer not null default 0,
  unique (device_id, tag)
);
create index push_messages_due on push_messages (next_at);
create index push_messages_expires on push_messages (expires_at);

-- A session that somebody ends takes its device with it; one that only runs out leaves it: news come to phones that were not used for weeks.
create function end_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = old.id;
  return null;
end $$;
create trigger customer_sessions_end_push after delete on customer_sessions
  for each row when (old.expires_at > now() and old.last_used_at > now() - interval '14 days')
  execute function end_push_of_session();
create trigger staff_sessions_end_push after delete on staff_sessions
  for each row when (old.expires_at > now() and old.last_used_at > now() - interval '30 minutes')
  execute function end_push_of_session();

-- A changed password and a suspension end all devices: whoever had the account may have switched one on.
create function end_push_of_customer() returns trigger language plpgsql as $$
begin
  delete from push_devices where customer_id = new.id;
  return null;
end $$;
create trigger customers_end_push after update of password_hash, suspended_at on customers
  for each row
  when (old.password_hash is distinct from new.password_hash
    or (new.suspended_at is not null and old.suspended_at is null))
  execute function end_push_of_customer();

create function end_push_of_staff() returns trigger language plpgsql as $$
begin
  delete from push_devices where staff_id = new.id;
  return null;
end $$;
create trigger staff_end_push after update of password_hash, suspended_at on staff
  for each row
  when (old.password_hash is distinct from new.password_hash
    or (new.suspended_at is not null and old.suspended_at is null))
  execute function end_push_of_staff();

-- Whoever ends all other sessions ends all other devices, those of sessions that ran out before as well.
create function end_push_of_others(person uuid, kept uuid) returns void language sql as $$
  delete from push_devices
  where (customer_id = person or staff_id = person) and session_id is distinct from kept
$$;

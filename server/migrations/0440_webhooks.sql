-- Addresses outside of the shop that are sent its public events.
create table webhooks (
  id uuid primary key,
  version integer not null default 1,
  url text not null check (char_length(url) between 8 and 500),
  description text not null check (char_length(description) <= 200),
  -- Empty: every public event.
  events text[] not null check (cardinality(events) <= 100),
  state text not null check (state in ('active', 'paused', 'failing', 'gone')),
  -- Sealed by the key of the shop.
  secret bytea not null,
  former_secret bytea,
  former_secret_until timestamptz,
  failing_since timestamptz,
  created_at timestamptz not null,
  check ((former_secret is null) = (former_secret_until is null))
);

-- Messages to them: what is due, and the log of what was sent.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  message_id text not null,
  -- Null for a test message.
  event_id bigint,
  event text not null,
  body text not null check (char_length(body) <= 10000),
  state text not null check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- The next attempt; moved on by the process that makes one, so that no other makes it as well.
  next_at timestamptz,
  status integer,
  answer text check (char_length(answer) <= 2000),
  created_at timestamptz not null,
  delivered_at timestamptz,
  unique (webhook_id, event_id),
  check ((state = 'pending') = (next_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'pending';
create index webhook_deliveries_log on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_age on webhook_deliveries (created_at);

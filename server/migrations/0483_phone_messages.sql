-- Messages to phones, one row for each channel that was tried: what staff see of them, receipts, and parts that cost money. Numbers are hashes.
create table phone_messages (
  id uuid primary key,
  -- The same for one message on all channels, and when it is sent again.
  key text not null,
  channel text not null check (channel in ('sms', 'whatsapp')),
  template text not null,
  language text not null check (language in ('ar', 'en')),
  order_id uuid,
  customer_id uuid,
  number_hash bytea not null,
  extension text,
  -- The provider's id of the message.
  reference text,
  state text not null default 'claimed' check (state in ('claimed', 'sent', 'failed', 'delivered', 'read')),
  -- Why it failed.
  verdict text check (verdict in ('unreachable', 'unfit', 'later')),
  parts integer not null default 0 check (parts >= 0),
  -- The whole message, sealed, while the next channel may be needed.
  kept bytea,
  kept_until timestamptz,
  created_at timestamptz not null,
  state_at timestamptz not null,
  unique (key, channel),
  check ((kept is null) = (kept_until is null))
);
-- Not unique: a gateway that repeats a reference must not make a sent message look lost.
create index phone_messages_reference on phone_messages (extension, reference) where reference is not null;
create index phone_messages_order on phone_messages (order_id, created_at) where order_id is not null;
create index phone_messages_customer on phone_messages (customer_id) where customer_id is not null;
create index phone_messages_unreachable on phone_messages (number_hash, state_at) where verdict = 'unreachable';
create index phone_messages_kept on phone_messages (kept_until) where kept is not null;
create index phone_messages_time on phone_messages (created_at) include (parts);

-- What every process on this database must agree on about requests: purges, replays, limits.

-- Tags whose cached answers are out of date. Rows live for an hour; a job removes them.
create table cache_purges (
  id bigint generated always as identity primary key,
  tags text[] not null,
  created_at timestamptz not null default clock_timestamp()
);
create index cache_purges_created_at on cache_purges (created_at);

-- Answers to calls that move stock, money, points or tickets, stored in the same transaction as what they did.
create table idempotency_keys (
  key_hash bytea primary key,
  request_hash bytea not null,
  reply jsonb not null,
  created_at timestamptz not null default now()
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Requests counted per visitor and minute where guessing or flooding would pay.
create unlogged table rate_limits (
  bucket text not null,
  minute timestamptz not null,
  requests integer not null,
  primary key (bucket, minute)
);
create index rate_limits_minute on rate_limits (minute);

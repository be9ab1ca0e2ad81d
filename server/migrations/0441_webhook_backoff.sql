-- A receiver that fails many times in a row, or asks for a pause, is left alone for a while.
alter table webhooks
  -- Attempts that failed since the last success.
  add column failures integer not null default 0,
  add column held_until timestamptz,
  add column last_delivered_at timestamptz,
  add column last_failed_at timestamptz;

alter table webhook_deliveries
  -- Why the last attempt got no answer.
  add column problem text check (char_length(problem) <= 40),
  -- Staff asked for the next attempt: it is made whatever the state of the webhook.
  add column is_by_hand boolean not null default false,
  drop constraint webhook_deliveries_body_check,
  -- An event of very many products is long.
  add check (char_length(body) <= 65536);

-- Each webhook has a queue of its own: what waits for one is not read to find what another is sent.
drop index webhook_deliveries_due;
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at, id) where state = 'pending';
create index webhook_deliveries_by_hand on webhook_deliveries (next_at) where state = 'pending' and is_by_hand;

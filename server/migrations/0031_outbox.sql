-- What happened, written in the transaction in which it happened, for whoever must react: mails, repricing, points.
-- A relay moves rows to the job queue and deletes them.
create table outbox (
  id bigint generated always as identity primary key,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);

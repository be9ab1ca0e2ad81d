-- The event log: what happened, written in the transaction in which it happened. Subscribers read it in commit order,
-- each from a position of its own; rows stay for some weeks, so that a subscriber can be replayed.
create table events (
  id bigint generated always as identity primary key,
  -- The transaction that wrote it: it tells whether a snapshot has seen the event.
  xid xid8 not null default pg_current_xact_id(),
  name text not null,
  version smallint not null default 1,
  -- The thing it is about: events of one subject are handled in their order.
  subject text,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index events_by_transaction on events (name, xid);
create index events_by_id on events (name, id);

insert into events (name, payload, created_at) select event, payload, created_at from outbox order by id;
drop table outbox;

create table event_positions (
  subscriber text primary key,
  -- The names it hears.
  events text[] not null,
  -- Every event this snapshot sees was handled, or has an entry in job_failures.
  seen pg_snapshot not null,
  -- While a backlog is read in pages: the snapshot that bounds it, and the last event of the pages handled so far.
  reading pg_snapshot,
  after_id bigint not null default 0,
  -- Events of the present page that were handled already, of subscribers that claim each event.
  done bigint[] not null default '{}',
  -- Raised by each process that takes over: a former one can no longer move the position.
  generation integer not null default 0,
  -- Raised each time the subscriber is moved back by hand.
  rewinds integer not null default 0,
  -- The PostgreSQL server whose transactions `seen` is about: it changes when a dump is restored elsewhere.
  server bigint not null,
  moved_at timestamptz not null default now()
) with (fillfactor = 50);

-- Failures of subscribers stand beside those of scheduled jobs.
alter table job_failures
  alter column job_id drop not null,
  add column event_name text,
  add column event_id bigint,
  add column subject text,
  -- When it is tried again.
  add column next_at timestamptz,
  drop constraint job_failures_state_check,
  -- waiting: behind a failed event of the same subject; claimed: under way, and never repeated by itself.
  add constraint job_failures_state_check check (state in ('retrying', 'dead', 'requeued', 'waiting', 'claimed'));
create unique index job_failures_by_event on job_failures (queue, event_id) where event_id is not null;
create index job_failures_by_subject on job_failures (queue, subject, event_id) where state not in ('dead', 'waiting');
create index job_failures_due on job_failures (next_at) where state in ('retrying', 'requeued');

-- The events a subscriber has not handled yet. True of all events where it has never run.
create function waiting_events(of_subscriber text, of_names text[])
returns table (id bigint, name text, payload jsonb) language sql stable as $$
  select e.id, e.name, e.payload from events e
  left join event_positions p on p.subscriber = of_subscriber
  where e.name = any(of_names) and (
    p.subscriber is null
    or not (
      pg_visible_in_snapshot(e.xid, p.seen)
      or (p.reading is not null and e.id <= p.after_id and pg_visible_in_snapshot(e.xid, p.reading))
    )
  )
  union all
  select f.event_id, f.event_name, f.payload from job_failures f
  where f.queue = of_subscriber and f.event_name = any(of_names) and f.state <> 'dead'
$$;

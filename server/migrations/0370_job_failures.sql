-- Jobs that failed and have not succeeded since: what staff see, and try again. A row goes when its job succeeds.
create table job_failures (
  id bigint generated always as identity primary key,
  queue text not null,
  -- The queue's own id; the nil UUID for scheduled jobs, whose next run is the same job again.
  job_id uuid not null,
  payload jsonb not null,
  error text not null check (length(error) <= 500),
  attempts integer not null,
  state text not null check (state in ('retrying', 'dead', 'requeued')),
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  unique (queue, job_id)
);
create index job_failures_by_state on job_failures (state, last_failed_at desc);

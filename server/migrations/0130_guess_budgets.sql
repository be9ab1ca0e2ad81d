-- Guesses are counted over a day as well: a count says itself how long it matters.
alter table rate_limits add column ends_at timestamptz not null default now() + interval '2 hours';
alter table rate_limits alter column ends_at drop default;
drop index rate_limits_minute;
create index rate_limits_ends_at on rate_limits (ends_at);

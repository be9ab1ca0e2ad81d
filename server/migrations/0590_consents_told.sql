-- When an agreement last told a service anything: those that told nothing end after 30 days (docs/decisions/0167).
alter table consents add column told_at timestamptz;

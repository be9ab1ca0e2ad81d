-- without transaction
-- True where the money was given back at the provider itself, as an owner noted (docs/decisions/0196).
alter table payment_trials add column if not exists refunded_by_hand boolean not null default false;
-- Trials whose money is not given back: few, and looked at by every run of a job.
create index concurrently if not exists payment_trials_owed on payment_trials (method) where state = 'paid';

-- When a person's letter began: one that a crash cut short is old, and may be written again.
alter table breach_persons add column claimed_at timestamptz;
-- Accounts registered before this time are being listed, in batches; null: none are.
alter table breaches add column listing_before timestamptz;
-- The last account of the listing so far.
alter table breaches add column listing_at timestamptz;
alter table breaches add column listing_id uuid;
-- When the person first opened the copy of the present link.
alter table data_requests add column copy_opened_at timestamptz;

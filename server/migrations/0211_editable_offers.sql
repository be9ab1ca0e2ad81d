-- Coupons and bundles are edited by several of the staff, too: each edit is counted, and the second of two is told.
alter table coupons add column version integer not null default 1;
alter table bundles add column version integer not null default 1;

-- Codes that were made together, and when a coupon was made.
alter table coupons add column batch text;
alter table coupons add column created_at timestamptz not null default now();
create index coupons_batch on coupons (batch) where batch is not null;

-- Lists of staff: what the shop offers, apart from what is one customer's own; an index a sort.
create index coupons_by_age on coupons (created_at, id) where customer_id is null;
create index coupons_by_uses on coupons (uses, id) where customer_id is null;
create index coupons_by_end on coupons (ends_at, id) where customer_id is null;
create index coupons_by_code on coupons (code text_pattern_ops, id) where customer_id is null;

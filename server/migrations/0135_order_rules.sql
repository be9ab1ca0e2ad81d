-- What an order was priced by (offers, coupon, delivery), as it stood that moment: what a buyer keeps after a return is
-- priced by the same. Null for orders from before.
alter table orders add column rules jsonb;

-- What of the worth of the pieces stayed with the shop, because what was kept costs more without them; less than nothing
-- where an earlier return had given too little. Known once paid back.
alter table returns add column withheld_halalas bigint not null default 0;
-- What of the order had been paid back before it; known once paid back. Null for returns from before rules were kept.
alter table returns add column back_before_halalas bigint check (back_before_halalas >= 0);

-- without transaction
create index concurrently if not exists coupons_forget on coupons (forget_at) where forget_at is not null;
-- A coupon that is deleted is looked for in these.
create index concurrently if not exists orders_coupon on orders (coupon_id) where coupon_id is not null;
create index concurrently if not exists kept_coupons_coupon on kept_coupons (coupon_id);

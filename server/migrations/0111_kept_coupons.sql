-- The code a signed-in customer wants to use at their checkout, on whichever device.
create table kept_coupons (
  customer_id uuid primary key references customers (id),
  coupon_id integer not null references coupons (id),
  kept_at timestamptz not null default now()
);

-- Orders: what was bought, for how much, for whom, and everything that happened to it. Money in halalas.

create sequence order_numbers;

create table orders (
  id uuid primary key,
  number text not null unique,
  status text not null check (status in ('pending_payment', 'confirmed', 'processing', 'shipped', 'delivered',
    'cancelled', 'expired', 'return_requested', 'returned', 'refunded')),
  language text not null check (language in ('ar', 'en')),
  customer_id uuid,
  -- SHA-256 of the guest's view token.
  view_token_hash bytea,
  first_name text not null,
  last_name text not null,
  -- E.164
  phone text not null,
  email text,
  -- The address as it was then, place names in both languages.
  address jsonb not null,
  city_id integer not null references cities (id),
  notes text,
  subtotal_halalas bigint not null check (subtotal_halalas >= 0),
  discount_halalas bigint not null check (discount_halalas >= 0),
  shipping_halalas bigint not null check (shipping_halalas >= 0),
  payment_fee_halalas bigint not null check (payment_fee_halalas >= 0),
  total_halalas bigint not null check (total_halalas >= 0),
  check (total_halalas = subtotal_halalas - discount_halalas + shipping_halalas + payment_fee_halalas),
  vat_halalas bigint not null,
  -- [{ "source", "label_ar", "label_en", "halalas" }]
  discounts jsonb not null default '[]',
  coupon_id integer references coupons (id),
  coupon_code text,
  referral_code text,
  shipping_method text not null,
  shipping_min_days integer not null,
  shipping_max_days integer not null,
  payment_method text not null,
  -- Until when an unpaid order holds its stock.
  hold_expires_at timestamptz,
  carrier text,
  carrier_number text,
  created_at timestamptz not null default now()
);
create index orders_holds on orders (hold_expires_at) where status = 'pending_payment';
create index orders_phone on orders (phone, created_at desc);
create index orders_customer on orders (customer_id, created_at desc) where customer_id is not null;
create index orders_recent on orders (created_at desc);

create table order_items (
  id integer generated always as identity primary key,
  order_id uuid not null references orders (id),
  position integer not null,
  product_id integer references products (id),
  variant_id integer references product_variants (id),
  bundle_id integer references bundles (id),
  check ((product_id is null) <> (bundle_id is null)),
  promotion_id integer references promotions (id),
  sku text not null,
  slug text not null,
  name_ar text not null,
  name_en text not null,
  variant_ar text,
  variant_en text,
  image jsonb,
  quantity integer not null check (quantity between 1 and 99),
  unit_price_halalas integer not null check (unit_price_halalas >= 0),
  discount_halalas bigint not null check (discount_halalas >= 0),
  total_halalas bigint not null check (total_halalas >= 0),
  check (total_halalas = unit_price_halalas::bigint * quantity - discount_halalas),
  is_returnable boolean not null,
  -- What a bundle consisted of: [{ "variant_id", "name_ar", "name_en", "variant_ar", "variant_en", "quantity" }]
  parts jsonb not null default '[]'
);
create index order_items_order on order_items (order_id, position);
create index order_items_product on order_items (product_id) where product_id is not null;

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  status text not null,
  actor text not null check (actor in ('customer', 'staff', 'system')),
  actor_id text,
  note text,
  created_at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, id);

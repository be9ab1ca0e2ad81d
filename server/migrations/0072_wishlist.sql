create table wishlist_items (
  customer_id uuid not null references customers (id),
  product_id integer not null references products (id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (customer_id, product_id)
);
create index wishlist_items_recent on wishlist_items (customer_id, created_at desc, product_id);
create index wishlist_items_product on wishlist_items (product_id);

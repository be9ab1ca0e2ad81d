-- What was delivered because of a post or reel: pieces of its products that the buyer kept.
create table post_sales (
  post_id integer not null references posts (id),
  order_id uuid not null,
  pieces integer not null check (pieces >= 0),
  created_at timestamptz not null default now(),
  primary key (post_id, order_id)
);
create index post_sales_order on post_sales (order_id);

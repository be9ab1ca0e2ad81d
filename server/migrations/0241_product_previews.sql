-- Links by which a product is seen before it is published: what they carry is kept as its hash alone, and for a while.
create table product_previews (
  token_hash bytea primary key,
  product_id integer not null references products on delete cascade,
  expires_at timestamptz not null
);
create index product_previews_expiry on product_previews (expires_at);
create index product_previews_product on product_previews (product_id);

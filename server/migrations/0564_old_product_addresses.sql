-- Addresses that products had in the shop they come from, as lower-case paths: what was shared, printed or indexed there
-- keeps leading to them. The present address is made of the product, so that it is never old.
create table old_product_addresses (
  path text primary key,
  product_id integer not null references products (id) on delete cascade
);
create index old_product_addresses_product on old_product_addresses (product_id);

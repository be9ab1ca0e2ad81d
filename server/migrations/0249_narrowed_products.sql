-- What staff narrow their products by, where the status is not among it: `products_narrowed` begins with that.
create index products_of_brand on products (brand_key);
create index products_on_sale on products (updated_at, id) where is_on_sale;

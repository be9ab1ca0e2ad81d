-- What narrows a list, and what is shown beside a product, each by an index: a list of a million is walked by none.
create index products_colors on products using gin (color_keys) where is_active;
create index products_sizes on products using gin (sizes) where is_active;
create index products_within on products (category_id, sold_count desc, id) where is_active;
-- The orders of a list with what most filters ask: a category is walked in any order, and far, without its products being read.
-- What is dearest first is the cheapest from the other end.
drop index products_newest;
drop index products_cheapest;
drop index products_dearest;
drop index products_best_selling;
drop index products_best_rated;
create index products_newest on products (published_at desc, id desc)
  include (category_ids, brand_key, current_price_halalas, is_on_sale, in_stock, rating_average) where is_active;
create index products_cheapest on products (current_price_halalas, id)
  include (category_ids, brand_key, is_on_sale, in_stock, rating_average) where is_active;
create index products_best_selling on products (sold_count desc, id desc)
  include (category_ids, brand_key, current_price_halalas, is_on_sale, in_stock, rating_average) where is_active;
create index products_best_rated on products (rating_average desc, rating_count desc, id desc)
  include (category_ids, brand_key, current_price_halalas, is_on_sale, in_stock) where is_active;

-- The same by number: what narrows what a text finds, and when each of a range changed, for the sitemap.
create index products_asked on products (id)
  include (updated_at, category_ids, brand_key, current_price_halalas, is_on_sale, in_stock, rating_average) where is_active;

-- The best-selling twenty thousand of a large shop: a word is looked for among them first (see list-by-relevance.store.ts).
alter table product_search add column leads boolean not null default false;
create index product_search_leading_names on product_search using gin (names) where leads;
create index product_search_leading_document on product_search using gin (document) where leads;

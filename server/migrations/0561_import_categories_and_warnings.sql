-- Categories that a file names and the shop does not have: what the run makes where staff said so, and the undo removes.
alter table product_imports add column makes_categories boolean not null default false;
create table product_import_categories (
  import_id integer not null references product_imports (id) on delete cascade,
  key text not null,
  -- Names from the root; empty for where products without a category go.
  path jsonb not null,
  products_count integer not null,
  category_id integer,
  -- The category and those above it that the run made, from the root.
  made_ids integer[] not null default '{}',
  is_refused boolean not null default false,
  primary key (import_id, key)
);

-- What is told of a product that is written all the same.
alter table product_import_items add column has_warnings boolean not null default false;

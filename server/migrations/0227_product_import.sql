-- Imports of products from a spreadsheet: what was sent, what a dry run says of it, what became of it. Forgotten after a month.
create table product_imports (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null check (status in ('mapping', 'checking', 'checked', 'running', 'done', 'cancelled', 'undoing', 'undone')),
  format text not null check (format in ('waha', 'shopify', 'salla', 'woocommerce', 'other')),
  file_name text not null,
  -- Of each column its header, what it is and an example.
  columns jsonb not null,
  category_id integer,
  rows_count integer not null default 0,
  products_count integer not null default 0,
  -- Of the present step, or the last.
  progress integer not null default 0,
  progress_of integer not null default 0,
  outcomes jsonb not null default '{}',
  results jsonb not null default '{}',
  staff_id uuid not null references staff (id),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
-- One at a time, in all processes.
create unique index product_imports_one_at_work on product_imports ((true))
  where status in ('checking', 'running', 'undoing');
create index product_imports_created on product_imports (created_at, id);

-- The file as it was sent, a row each. What is in it twice is found by the columns beside the cells.
create table product_import_rows (
  import_id integer not null references product_imports (id) on delete cascade,
  row_number integer not null,
  group_key text not null,
  sku text,
  slug text,
  barcode text,
  cells jsonb not null,
  primary key (import_id, row_number)
);
create index product_import_rows_group on product_import_rows (import_id, group_key, row_number);
create index product_import_rows_sku on product_import_rows (import_id, sku) where sku is not null;
create index product_import_rows_slug on product_import_rows (import_id, slug) where slug is not null;
create index product_import_rows_barcode on product_import_rows (import_id, barcode) where barcode is not null;

-- A product of the file each, with all its rows.
create table product_import_items (
  import_id integer not null references product_imports (id) on delete cascade,
  number integer not null,
  group_key text not null,
  first_row integer not null,
  last_row integer not null,
  rows_count integer not null,
  sku text not null default '',
  name text not null default '',
  outcome text check (outcome in ('create', 'update', 'unchanged', 'error')),
  result text check (result in ('done', 'refused', 'undone', 'kept', 'archived')),
  product_id integer,
  -- The version that was seen by the dry run, and later the one the run left.
  product_version integer,
  -- Of variants, by their numbers: the pieces the dry run saw, and later by how many the run changed them.
  levels jsonb not null default '{}',
  changes jsonb not null default '[]',
  faults jsonb not null default '[]',
  -- The product as the run found it; what an undo brings back.
  before jsonb,
  primary key (import_id, number)
);
create index product_import_items_outcome on product_import_items (import_id, outcome, number);
create index product_import_items_result on product_import_items (import_id, result, number);
create index product_import_items_sku on product_import_items (import_id, lower(sku) text_pattern_ops);
create index product_import_items_unseen on product_import_items (import_id, number) where outcome is null;
create index product_import_items_due on product_import_items (import_id, number)
  where result is null and outcome in ('create', 'update');

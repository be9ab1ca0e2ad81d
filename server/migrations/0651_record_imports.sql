-- Imports of coupons, reviews, earlier orders, pages and redirects from a spreadsheet. The lines of a file may be personal data:
-- they go at the end of the run, all of it after 30 days.
create table record_imports (
  id integer generated always as identity primary key,
  version integer not null default 1,
  kind text not null check (kind in ('coupons', 'reviews', 'orders', 'pages', 'redirects')),
  status text not null check (status in ('mapping', 'checked', 'running', 'done', 'undoing', 'undone')),
  file_name text not null,
  -- Of each column its header, what it was taken for, and samples until the run ends.
  columns jsonb not null,
  rows_count integer not null,
  progress integer not null default 0,
  progress_of integer not null default 0,
  outcomes jsonb not null,
  results jsonb not null default '{}',
  staff_id uuid not null references staff (id),
  created_at timestamptz not null,
  finished_at timestamptz
);
-- One at a time, in all processes.
create unique index record_imports_one_at_work on record_imports ((true)) where status in ('running', 'undoing');
create index record_imports_created on record_imports (created_at, id);
create index record_imports_staff on record_imports (staff_id);

create table record_import_items (
  import_id integer not null references record_imports (id) on delete cascade,
  item_number integer not null,
  row_number integer not null,
  -- Its lines, each as the file's cells; null after the run.
  lines jsonb,
  label text not null,
  outcome text not null check (outcome in ('create', 'known', 'error')),
  result text check (result in ('done', 'undone', 'kept')),
  -- What was made of it, as its module names it. Without a reference: an undo deletes it.
  subject text,
  faults jsonb not null,
  primary key (import_id, item_number)
);
create index record_import_items_due on record_import_items (import_id, item_number)
  where result is null and outcome = 'create';
create index record_import_items_done on record_import_items (import_id, item_number) where result = 'done';

-- The meanings that staff gave to the columns of a sheet, found again by its headers.
create table record_import_mappings (
  kind text not null,
  headers_digest text not null,
  fields jsonb not null,
  used_at timestamptz not null,
  primary key (kind, headers_digest)
);
create index record_import_mappings_used on record_import_mappings (used_at);

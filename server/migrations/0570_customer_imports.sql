-- Imports of customers from a spreadsheet. Rows are personal data: their content goes at the end of the run, all of it after 30 days.
create table customer_imports (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null check (status in ('checked', 'running', 'done', 'undoing', 'undone')),
  file_name text not null,
  -- Of each column its header, and what it was taken for.
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
create unique index customer_imports_one_at_work on customer_imports ((true)) where status in ('running', 'undoing');
create index customer_imports_created on customer_imports (created_at, id);
create index customer_imports_staff on customer_imports (staff_id);

create table customer_import_rows (
  import_id integer not null references customer_imports (id) on delete cascade,
  row_number integer not null,
  -- The customer as the file says; null after the run.
  person jsonb,
  outcome text not null check (outcome in ('create', 'update', 'unchanged', 'merged', 'error')),
  result text check (result in ('done', 'undone', 'kept')),
  -- An account that the run made or filled in. Without a reference: an undo deletes it.
  customer_id uuid,
  faults jsonb not null,
  primary key (import_id, row_number)
);
create index customer_import_rows_due on customer_import_rows (import_id, row_number)
  where result is null and outcome in ('create', 'update');
create index customer_import_rows_done on customer_import_rows (import_id, row_number) where result = 'done';

-- Proof of consents that a former shop was given: which file said so, and when it was imported.
create table customer_import_consents (
  customer_id uuid not null references customers (id),
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  import_id integer not null,
  file_name text not null,
  row_number integer not null,
  -- The header of the column that said yes.
  header text not null,
  imported_at timestamptz not null,
  primary key (customer_id, channel)
);

-- What a start of the shop does once for a database and SQL alone cannot do.
create table done_once (
  name text primary key,
  done_at timestamptz not null default now()
);

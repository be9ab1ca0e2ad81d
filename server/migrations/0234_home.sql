-- What the home page shows, where staff changed it: parts in their order. No row: as the shop comes.
create table home_page (
  is_only boolean primary key default true check (is_only),
  parts jsonb not null,
  version integer not null default 1
);

-- Addresses that staff lead elsewhere, as lower-case paths. Asked where the shop has no page of its own.
create table redirects (
  id integer generated always as identity primary key,
  path text not null unique,
  -- Where it leads within the shop: a path, with a query if there is one.
  target text not null,
  -- The path of the target as `path` is written: a redirect never leads to another one.
  target_path text not null,
  created_at timestamptz not null default now(),
  check (path <> target_path)
);
create index redirects_target on redirects (target_path);
create index redirects_created on redirects (created_at, id);
create index redirects_prefix on redirects (path text_pattern_ops);

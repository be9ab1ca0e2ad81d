-- Meanings that staff gave to the columns of a sheet, by a digest of its headers: the next sheet like it is read so.
create table product_import_mappings (
  headers_digest text primary key,
  fields jsonb not null,
  used_at timestamptz not null
);

-- without transaction
create index concurrently if not exists extension_records_ending on extension_records (extension, ends_at) where ends_at is not null;

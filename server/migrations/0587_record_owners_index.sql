-- without transaction
create index concurrently if not exists extension_records_owner on extension_records (extension, owner) where owner is not null;

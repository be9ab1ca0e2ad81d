-- Which transaction announced a purge: a reader knows from PostgreSQL's own snapshots which of them it has seen, in
-- whatever order they commit. The key finds the rows of one transaction, and all that began after it.
alter table cache_purges add column xid xid8 not null default pg_current_xact_id();
alter table cache_purges drop constraint cache_purges_pkey;
alter table cache_purges add primary key (xid, id);
-- Only the hourly removal looks by time, and takes about half of all rows: for that no index is needed.
drop index cache_purges_created_at;

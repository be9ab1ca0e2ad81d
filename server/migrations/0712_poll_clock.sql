-- The clock of a poll stands while its post is held or hidden: begin of its days, when that is no longer the moment the
-- post was first shown, and since when the clock stands. Null: as the post says, and running.
alter table post_polls add column opened_at timestamptz, add column stopped_at timestamptz;

-- What staff looked at and let be seen waits for them again when its author changes it (docs/decisions/0093).
alter table posts add column was_looked_at boolean not null default false;

-- Of what stands, those that waited before they were first shown were looked at.
update posts set was_looked_at = true where status = 'published' and published_at > created_at;

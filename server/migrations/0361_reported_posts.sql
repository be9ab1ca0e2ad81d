-- What members told of and nobody has settled stands in the queue from the first report on, also while it is to be seen: a
-- list of staff must not join posts with reports. The module of the reports sets it and takes it away.
alter table posts add column is_reported boolean not null default false;
alter table comments add column is_reported boolean not null default false;

update posts p set is_reported = true
where exists (select from reports r where r.kind = 'post' and r.subject_id = p.id and r.settled_at is null);
update comments c set is_reported = true
where exists (select from reports r where r.kind = 'comment' and r.subject_id = c.id and r.settled_at is null);

create index posts_reported on posts (id) where is_reported;
create index comments_reported on comments (id) where is_reported;

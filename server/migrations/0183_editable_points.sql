alter table ranks add column version integer not null default 1;
alter table point_rules add column version integer not null default 1;

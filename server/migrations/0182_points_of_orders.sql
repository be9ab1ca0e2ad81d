-- One point a riyal of what was bought and kept (product decision 5): how many a thing brings is said where they are given.
insert into point_rules (kind, points, per_day) values ('order', 1, null);

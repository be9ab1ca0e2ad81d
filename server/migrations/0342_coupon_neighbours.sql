-- Where a coupon was used besides by whom: an unproved phone is free to invent. Marks as of people, which say nothing without the key.
alter table coupon_uses add column door_mark bytea;
alter table coupon_uses add column mail_mark bytea;
-- Forgotten after a day.
alter table coupon_uses add column network_mark bytea;
create index coupon_uses_door on coupon_uses (door_mark) where door_mark is not null;
create index coupon_uses_mail on coupon_uses (mail_mark) where mail_mark is not null;
create index coupon_uses_network on coupon_uses (network_mark, used_at) where network_mark is not null;

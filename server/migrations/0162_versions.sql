-- What staff edit counts its edits, so that whoever saves says what they have seen, and of two at once the second is told.
-- Only edits count: a rating, a level of stock or a price that follows from a promotion is nobody's edit.

alter table products add column version integer not null default 1;
alter table categories add column version integer not null default 1;
alter table promotions add column version integer not null default 1;
alter table lotto_campaigns add column version integer not null default 1;

-- Some payment methods give money back only in whole. An order remembers it, as it remembers the method's name.
alter table orders add column refunds_in_parts boolean not null default true;

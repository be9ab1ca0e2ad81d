-- What led to a line of an order, as the browser said (`post:17`): nothing depends on it but whom to thank.
alter table order_items add column source text check (source ~ '^[a-z]{2,12}:[0-9]{1,9}$');
create index order_items_source on order_items (source) where source is not null;

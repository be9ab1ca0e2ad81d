-- without transaction
alter table products validate constraint products_backorder_check;
alter table products validate constraint products_backorder_limit_check;
alter table order_items validate constraint order_items_later_check;

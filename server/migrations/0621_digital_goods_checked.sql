-- without transaction
-- Rows from before the rules of the last file, which are new.
alter table products validate constraint products_delivery_check;
alter table order_items validate constraint order_items_digital_check;
alter table orders validate constraint orders_destination_check;

-- Products sold beyond their stock, before they arrive (`preorder`) or while they are away (`backorder`), until the end of
-- the day they ship from. A level below zero is what is owed; how far below is a limit of each level.
alter table products
  add column backorder text not null default 'none',
  add column ships_from date,
  add column backorder_limit integer,
  add constraint products_backorder_check check (
    backorder in ('none', 'preorder', 'backorder') and (backorder = 'none' or ships_from is not null)
  ) not valid,
  add constraint products_backorder_limit_check check (backorder_limit > 0) not valid;
-- The check that a level is never below zero goes: `takeStock` holds each order to the limit, and `check:ledger` proves it.
alter table stock_levels
  add column backorder_limit integer not null default 0,
  drop constraint stock_levels_quantity_check;
-- How many pieces of a line were not there when it was ordered, and the day that the buyer was told.
alter table order_items
  add column later_quantity integer not null default 0,
  add column ships_from date,
  add constraint order_items_later_check check (
    later_quantity between 0 and quantity and (later_quantity = 0 or ships_from is not null)
  ) not valid;

-- What was sold is counted from what orders took out of stock and gave back: each movement once, by a job.
alter table stock_movements add column is_counted boolean not null default false;
create index stock_movements_uncounted on stock_movements (id)
  where not is_counted and reason in ('order', 'order_cancelled', 'order_expired', 'return');

-- Of sold_count what was counted so; a product may have been made with a number of its own.
alter table products add column sold_pieces integer not null default 0;

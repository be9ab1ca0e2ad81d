-- without transaction
-- Answers are few beside reviews and returns, and all of them are read each night.
create index concurrently if not exists reviews_fit on reviews (product_id) where fit is not null and status = 'published';
create index concurrently if not exists return_lines_fit on return_lines (order_item_id) where fit is not null;

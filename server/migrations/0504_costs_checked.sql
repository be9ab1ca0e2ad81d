-- without transaction
alter table products validate constraint products_cost_check;
alter table product_variants validate constraint product_variants_cost_check;

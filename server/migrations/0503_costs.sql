-- Cost of one piece without VAT: of a product, and of a variant that costs otherwise. For staff alone.
alter table products
  add column cost_halalas integer,
  add constraint products_cost_check check (cost_halalas >= 0) not valid;
alter table product_variants
  add column cost_halalas integer,
  add constraint product_variants_cost_check check (cost_halalas >= 0) not valid;

-- without transaction
-- Products of an import that are written with something told of them.
create index concurrently if not exists product_import_items_warnings on product_import_items (import_id, number)
  where has_warnings;

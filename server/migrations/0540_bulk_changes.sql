-- An import whose rows were made by a rule: that rule. And what the dry run found of prices and levels, before and after.
alter table product_imports add column bulk_change jsonb;
alter table product_import_items add column differences jsonb not null default '[]';

-- without transaction
create unique index concurrently if not exists invoices_one_per_edition on invoices (order_id, edition) where kind = 'invoice';
create unique index concurrently if not exists invoices_one_undone_per_edition on invoices (order_id, edition)
  where kind = 'credit_note' and return_id is null;
drop index concurrently if exists invoices_one_per_order;
drop index concurrently if exists invoices_one_undone;

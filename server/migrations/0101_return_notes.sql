-- Credit notes of returns: one a refund, taking back part of an invoice.
alter table invoices add column return_id uuid references returns (id);
alter table invoices add check (return_id is null or kind = 'credit_note');
create unique index invoices_one_per_return on invoices (return_id) where return_id is not null;
-- What takes the whole back is one a order, too.
create unique index invoices_one_undone on invoices (order_id) where kind = 'credit_note' and return_id is null;

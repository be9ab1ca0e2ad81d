-- without transaction
-- Documents of a period are summed for the VAT return; of those with other taxes than the standard rate the lines are read.
create index concurrently if not exists invoices_issued on invoices (issued_at);
create index concurrently if not exists invoices_of_other_taxes on invoices (issued_at) where lines @? '$[*].tax';

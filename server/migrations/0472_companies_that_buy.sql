-- The company that an order is invoiced to, as its buyer wrote it. Null: a consumer.
alter table orders add column company jsonb;
-- The same on its tax documents, which stay when the order's personal data are erased.
alter table invoices add column buyer jsonb;

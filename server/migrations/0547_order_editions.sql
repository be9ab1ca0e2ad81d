-- Items of an order may be edited before it is sent (docs/decisions/0145): each edit is an edition, with an invoice of its own.
alter table orders add column edition integer not null default 0;
alter table invoices add column edition integer not null default 0;

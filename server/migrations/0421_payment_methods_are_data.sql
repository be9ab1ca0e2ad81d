-- Payment methods are extensions, under whose names payments are stored. An order remembers what its method was called.

alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check check (provider ~ '^[a-z][a-z0-9-]{1,39}$');
alter table orders add column payment_name jsonb;
update payments set provider = 'demo-pay' where provider = 'demo';
update orders set payment_method = 'demo-pay' where payment_method = 'demo';

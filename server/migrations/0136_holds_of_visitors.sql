-- Who placed an order that waits for its payment, as limits tell visitors apart (a hash); forgotten when it waits no more.
alter table orders add column visitor text;
create index orders_waiting_visitor on orders (visitor) where status = 'pending_payment';

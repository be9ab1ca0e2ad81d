-- without transaction
-- The staff's list of orders paid online, the newest first: the methods of extensions are any but the shop's own.
create index concurrently if not exists orders_online on orders (created_at, id)
  where payment_method <> all ('{cash_on_delivery,bank_transfer}');

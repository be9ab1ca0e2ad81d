-- A return may bring another size or colour of the same product instead of money.
alter table returns drop constraint returns_status_check;
alter table returns add constraint returns_status_check
  check (status in ('requested', 'approved', 'received', 'refunded', 'exchanged', 'rejected', 'cancelled'));
alter table returns drop constraint returns_refund_to_check;
alter table returns add constraint returns_refund_to_check check (refund_to in ('original', 'store_credit', 'exchange'));
-- Money that staff pay back is never another piece, and nothing becomes an exchange that was not asked for as one.
alter table returns add constraint returns_exchange_what_was_asked
  check (refund_to = 'exchange' or status <> 'exchanged'),
  add constraint returns_refunds_bring_money check (kind = 'return' or refund_to <> 'exchange');
-- The parcel that brought what was asked for instead.
alter table returns add column carrier text;
alter table returns add column carrier_number text;
alter table returns add constraint returns_sent_in_exchange
  check (status = 'exchanged' or (carrier is null and carrier_number is null));

-- What its buyer asks for instead of the pieces of a line, with its names as they were then.
alter table return_lines add column exchange_variant_id integer references product_variants (id);
alter table return_lines add column exchange_sku text;
alter table return_lines add column exchange_ar text;
alter table return_lines add column exchange_en text;
alter table return_lines add constraint return_lines_exchange_named
  check ((exchange_variant_id is null) = (exchange_sku is null));
-- Whoever deletes a variant asks what points at it.
create index return_lines_exchange on return_lines (exchange_variant_id) where exchange_variant_id is not null;

-- What is kept for an exchange, and what came back by one: neither is a sale, nor a sale taken back.
alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check check (reason in ('initial', 'order',
  'order_cancelled', 'order_expired', 'return', 'exchange', 'exchange_return', 'adjustment', 'received', 'counted',
  'damaged', 'lost'));

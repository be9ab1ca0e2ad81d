-- Pieces that went to another branch, or came from one (docs/decisions/0192). The rule is checked in the next file.
alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check check (reason in ('initial', 'order',
  'order_cancelled', 'order_expired', 'return', 'exchange', 'exchange_return', 'adjustment', 'received', 'counted',
  'damaged', 'lost', 'transfer')) not valid;

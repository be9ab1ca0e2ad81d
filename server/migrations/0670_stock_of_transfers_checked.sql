-- without transaction
alter table stock_movements validate constraint stock_movements_reason_check;

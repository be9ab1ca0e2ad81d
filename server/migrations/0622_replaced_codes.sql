-- A code that replaces another is worth its price: it counts as a money act of who gave it.
alter table money_acts
  drop constraint money_acts_kind_check,
  add constraint money_acts_kind_check
    check (kind in ('store_credit', 'order_refund', 'return_refund', 'order_cancel', 'gift_card', 'code_replaced')) not valid;

-- A gift card holds an account of the ledger, and pays for orders. `store_credit_halalas` is all that the ledger pays of an order,
-- `gift_card_halalas` the part of it that a card pays: what is due stays the same difference for a server of before.
alter table ledger_accounts
  add column gift_card_id uuid,
  add constraint ledger_accounts_gift_card foreign key (gift_card_id) references gift_cards (id) not valid,
  drop constraint ledger_accounts_unit_check,
  add constraint ledger_accounts_unit_check
    check (unit in ('store_credit', 'loyalty_points', 'affiliate_points', 'affiliate_earnings', 'gift_card')) not valid,
  drop constraint ledger_accounts_check,
  add constraint ledger_accounts_check check (num_nonnulls(customer_id, house, gift_card_id) = 1) not valid;
alter table orders
  add column gift_card_id uuid,
  add column gift_card_halalas bigint not null default 0,
  add column gift_card_hold_id bigint,
  add column gift_card_back_halalas bigint not null default 0,
  add constraint orders_gift_card foreign key (gift_card_id) references gift_cards (id) not valid,
  add constraint orders_gift_card_hold foreign key (gift_card_hold_id) references ledger_transfers (id) not valid,
  add constraint orders_gift_card_part check (gift_card_halalas between 0 and store_credit_halalas
    and (gift_card_halalas = 0 or gift_card_id is not null)) not valid,
  add constraint orders_gift_card_back check (gift_card_back_halalas between 0 and gift_card_halalas) not valid;
alter table money_acts
  drop constraint money_acts_kind_check,
  add constraint money_acts_kind_check
    check (kind in ('store_credit', 'order_refund', 'return_refund', 'order_cancel', 'gift_card')) not valid;

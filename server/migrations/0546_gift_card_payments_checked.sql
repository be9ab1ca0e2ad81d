-- without transaction
alter table ledger_accounts validate constraint ledger_accounts_gift_card;
alter table ledger_accounts validate constraint ledger_accounts_unit_check;
alter table ledger_accounts validate constraint ledger_accounts_check;
alter table orders validate constraint orders_gift_card;
alter table orders validate constraint orders_gift_card_hold;
alter table orders validate constraint orders_gift_card_part;
alter table orders validate constraint orders_gift_card_back;
alter table money_acts validate constraint money_acts_kind_check;
create unique index concurrently if not exists ledger_accounts_gift_card_key on ledger_accounts (gift_card_id);
create index concurrently if not exists orders_gift_card_key on orders (gift_card_id) where gift_card_id is not null;

-- Store credit as a means of payment: how much of an order it pays, and the hold while the rest is waited for.
alter table orders add column store_credit_halalas bigint not null default 0
  check (store_credit_halalas between 0 and total_halalas);
alter table orders add column credit_hold_id bigint references ledger_transfers (id);

-- What members earned by something they take away themselves is taken back though it was spent.
alter table ledger_accounts drop constraint ledger_owes_only_points;
update ledger_accounts set may_be_negative = true where unit = 'loyalty_points' and customer_id is not null;
alter table ledger_accounts add constraint ledger_owes_only_points
  check (not may_be_negative or (unit in ('affiliate_points', 'loyalty_points') and customer_id is not null));

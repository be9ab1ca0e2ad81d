-- What was earned by an order that came back is taken back though it was spent: affiliate points alone may be owed.
update ledger_accounts set may_be_negative = true where unit = 'affiliate_points' and customer_id is not null;
alter table ledger_accounts add constraint ledger_owes_only_points
  check (not may_be_negative or (unit = 'affiliate_points' and customer_id is not null));

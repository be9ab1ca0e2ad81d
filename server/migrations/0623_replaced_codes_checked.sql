-- without transaction
alter table money_acts validate constraint money_acts_kind_check;

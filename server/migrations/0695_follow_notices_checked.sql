-- without transaction
-- Rows from before the rule of the last file.
alter table member_notifications validate constraint member_notifications_kind_check;

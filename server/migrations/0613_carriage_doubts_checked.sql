-- without transaction
-- Rows from before the rules of the last file, which are new.
alter table return_labels validate constraint return_labels_state_check;
alter table return_labels validate constraint return_labels_number_check;

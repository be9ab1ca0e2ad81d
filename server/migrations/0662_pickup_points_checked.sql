-- without transaction
-- Rows from before the rules of the last file.
alter table shipping_methods validate constraint shipping_methods_code_check;
alter table shipment_events validate constraint shipment_events_status_check;

-- The form of each label: pdf or zpl.
alter table booking_labels add column format text not null default 'pdf';

-- Where a statement of remittances was longer than one reading: the moment from which the next one asks on; null: it came to its end.
alter table remittance_reads add column read_on_from timestamptz;

-- Owners of records that strangers make: one of them fills their own share alone. A record of the shop's own has none.
alter table extension_records add column owner text;

-- Where an affiliate is paid unless a withdrawal says otherwise; forgotten with the account.
alter table affiliates add column iban text check (iban ~ '^SA[0-9]{2}[A-Z0-9]{20}$');

-- Small records of extensions. What was kept of payments in demo shops becomes records of the extension that takes them now.

create table extension_records (
  extension text not null check (extension ~ '^[a-z][a-z0-9-]{1,39}$'),
  key text not null check (length(key) between 1 and 200),
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (extension, key)
);

insert into extension_records (extension, key, value)
select 'demo-pay', id::text, jsonb_build_object('status', status, 'amount', amount_halalas, 'currency', 'SAR',
  'refunded', refunded_halalas, 'description', description, 'returnUrl', return_url,
  'expiresAt', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
from demo_invoices;
drop table demo_invoices;

-- A token is not the account: what opens one goes to proved contacts, and what changed can be undone from the old ones.

-- A number that nobody proved yields to whoever proves it; the account that claimed it stays, without one.
alter table customers drop constraint customers_check;

-- Links by mail and by SMS are apart, so that asking for one does not end the other.
alter table customer_links drop constraint customer_links_purpose_check;
alter table customer_links add constraint customer_links_purpose_check
  check (purpose in ('reset', 'reset_by_phone', 'claim_phone', 'verify_email'));
-- The number it was sent to, as with the address.
alter table customer_links add column phone text;

-- How to reach a customer as it was before a change of that or of the password, for as long as it can be undone.
create table customer_changes (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  kind text not null check (kind in ('email', 'phone', 'password')),
  phone text,
  phone_verified_at timestamptz,
  email text,
  email_verified_at timestamptz,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_changes_customer on customer_changes (customer_id, made_at);
create index customer_changes_expires on customer_changes (expires_at);

-- One for every contact that was told.
create table customer_undo_links (
  -- SHA-256 of the secret in the link.
  token_hash bytea primary key,
  change_id uuid not null references customer_changes (id) on delete cascade,
  sent_to text not null check (sent_to in ('email', 'phone'))
);
create index customer_undo_links_change on customer_undo_links (change_id);

-- Tokens of programs that work for the shop: an ERP, a warehouse. Never deleted, because the audit names them.
create table machine_tokens (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 50),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The first characters, by which an owner recognises a token.
  hint text not null check (char_length(hint) between 10 and 20),
  created_by uuid not null references staff (id),
  created_at timestamptz not null,
  -- null: no end.
  expires_at timestamptz check (expires_at > created_at),
  -- To the minute.
  last_used_at timestamptz,
  -- The /24 of an IPv4 address, the /64 of an IPv6 one.
  last_network text check (char_length(last_network) <= 60),
  revoked_at timestamptz,
  revoked_by uuid references staff (id),
  check ((revoked_at is null) = (revoked_by is null))
);

-- An entry names the token as it was called when it acted: no join, and no reference from an older module to a newer one.
alter table staff_audit
  add column token_id uuid,
  add column token_name text,
  add constraint staff_audit_one_actor check (token_id is null or (staff_id is null and token_name is not null));
create index staff_audit_token on staff_audit (token_id, id desc) where token_id is not null;

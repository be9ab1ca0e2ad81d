-- Agents that customers linked to their accounts (docs/decisions/0171). One row has all tokens of a link, as hashes: deleting it ends them.
create table agent_links (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  -- The address of the agent's document, and what it said when it was linked.
  client_id text not null,
  client_name text,
  scopes text[] not null,
  -- All refresh tokens of the link begin with the same part: one that has it, and is not the latest, was used before.
  family_hash bytea not null unique,
  refresh_hash bytea not null,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  linked_at timestamptz not null,
  refreshed_at timestamptz,
  -- Moved on with each refresh, up to the end.
  idle_until timestamptz not null,
  ends_at timestamptz not null
);
create index agent_links_customer on agent_links (customer_id, linked_at desc);
create index agent_links_idle on agent_links (idle_until);

-- Authorization codes, for a minute each. A used one keeps the link that was made of it, so that its second use ends that.
create table agent_codes (
  code_hash bytea primary key,
  customer_id uuid not null references customers (id),
  client_id text not null,
  client_name text,
  redirect_uri text not null,
  challenge text not null,
  scopes text[] not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  link_id uuid
);
create index agent_codes_customer on agent_codes (customer_id, made_at);
create index agent_codes_expires on agent_codes (expires_at);

-- A password that changes, and a customer who is suspended, end what was linked before: whoever had the account may have linked it.
create function unlink_agents() returns trigger language plpgsql as $$
begin
  delete from agent_codes where customer_id = new.id;
  delete from agent_links where customer_id = new.id;
  return null;
end $$;
create trigger customers_unlink_agents after update of password_hash, suspended_at on customers
  for each row
  when (old.password_hash is distinct from new.password_hash
    or (new.suspended_at is not null and old.suspended_at is null))
  execute function unlink_agents();

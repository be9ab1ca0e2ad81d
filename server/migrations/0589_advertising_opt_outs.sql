-- Tokens of links that end an account's consent to advertising.
create table advertising_opt_outs (
  -- SHA-256 of the secret in the link.
  token_hash bytea primary key,
  customer_id uuid not null references customers (id),
  expires_at timestamptz not null
);
create index advertising_opt_outs_customer on advertising_opt_outs (customer_id);
create index advertising_opt_outs_expires on advertising_opt_outs (expires_at);

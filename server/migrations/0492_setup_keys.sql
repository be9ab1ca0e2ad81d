-- One-time addresses at which the first owner is made, printed at each start while there is none; kept hashed.
create table setup_keys (
  key_hash bytea primary key,
  expires_at timestamptz not null
);

-- Who sent the first call of a key, as limits tell visitors apart (a hash): what is secret in its answer goes to nobody else.
alter table idempotency_keys add column visitor text not null default '';

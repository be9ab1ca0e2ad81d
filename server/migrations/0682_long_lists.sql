-- without transaction
create index concurrently if not exists articles_words on articles using gin (words gin_trgm_ops);
create index concurrently if not exists returns_created on returns (created_at, id);
create index concurrently if not exists approval_requests_requested on approval_requests (requested_at, id);
create index concurrently if not exists money_alerts_unseen_at on money_alerts (at, id) where seen_at is null;
drop index concurrently if exists money_alerts_unseen;

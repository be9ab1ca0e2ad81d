-- without transaction
-- Pictures of personalised lines, which are deleted after a term.
create index concurrently if not exists uploads_of_lines on uploads (claimed_at) where claimed_kind = 'order_line';
create index concurrently if not exists uploads_of_line on uploads (claimed_id) where claimed_kind = 'order_line';

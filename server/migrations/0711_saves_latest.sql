-- without transaction
-- The page of all that a member saved, the latest first.
create index concurrently if not exists post_saves_latest on post_saves (member_id, created_at desc, post_id desc);

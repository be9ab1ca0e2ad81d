create index posts_pinned on posts (pinned_at) where pinned_at is not null;

-- A reel is a post whose picture moves: it has the same feed positions, comments, likes, products and moderation (decision 0038).
alter table posts
  add column kind text not null default 'post' check (kind in ('post', 'reel')),
  -- False while its film is in the making: nobody sees it until then, whatever staff say.
  add column is_ready boolean not null default true,
  add column view_count integer not null default 0 check (view_count >= 0),
  add constraint posts_ready check (is_ready or status <> 'published');

drop index posts_feed;
create index posts_feed on posts (kind, position desc) where status = 'published';
drop index posts_by_member;
create index posts_by_member on posts (member_id, kind, position desc) where status = 'published';

alter table post_changes add column views smallint not null default 0;

create table post_views (
  post_id integer not null references posts (id),
  member_id integer not null references members (id),
  -- In Riyadh.
  day date not null,
  primary key (post_id, member_id, day)
);
create index post_views_member on post_views (member_id);

-- The film of a reel, as far as it is made.
create table post_videos (
  post_id integer primary key references posts (id),
  upload_id uuid not null unique,
  status text not null check (status in ('processing', 'ready', 'failed')),
  failure text,
  video jsonb,
  -- Cues as WebVTT, or plain lines that are spread over the film.
  captions text check (char_length(captions) <= 12000),
  check ((status = 'ready') = (video is not null)),
  check ((status = 'failed') = (failure is not null))
);

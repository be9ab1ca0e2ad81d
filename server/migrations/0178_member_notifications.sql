-- What members are told inside the shop.
create sequence member_notification_turns;

create table member_notifications (
  id bigint generated always as identity primary key,
  member_id integer not null references members (id),
  kind text not null
    check (kind in ('like', 'comment', 'reply', 'mention', 'decision', 'contest', 'rank', 'reward', 'sale')),
  -- What it is about: of one kind about one thing there is one, and what comes again moves it up.
  subject text not null,
  -- What became of it, where a kind has several ends.
  outcome text,
  post_id integer references posts (id),
  comment_id integer references comments (id),
  contest_id integer references contests (id),
  -- Its place in the list: the latest has the highest.
  turn bigint not null default nextval('member_notification_turns'),
  at timestamptz not null,
  read_at timestamptz,
  constraint member_notifications_once unique (member_id, kind, subject)
);
create index member_notifications_list on member_notifications (member_id, turn desc);
create index member_notifications_unread on member_notifications (member_id) where read_at is null;
create index member_notifications_old on member_notifications (at);
create index member_notifications_post on member_notifications (post_id) where post_id is not null;

-- Who did it, each once.
create table member_notification_actors (
  notification_id bigint not null references member_notifications (id) on delete cascade,
  member_id integer not null references members (id),
  at timestamptz not null,
  primary key (notification_id, member_id)
);
create index member_notification_actors_member on member_notification_actors (member_id);

create table member_notification_settings (
  member_id integer primary key references members (id),
  -- Kinds that are switched off.
  off text[] not null default '{}',
  daily_mail boolean not null default false,
  mailed_at timestamptz
);
create index member_notification_settings_mailed on member_notification_settings (member_id) where daily_mail;

-- Members whose posts a member wants to see. Nobody but the one who follows reads these rows; others see their number.
create table member_follows (
  member_id integer not null references members (id),
  other_id integer not null references members (id),
  created_at timestamptz not null default now(),
  primary key (member_id, other_id),
  check (member_id <> other_id)
);
create index member_follows_other on member_follows (other_id);

alter table member_notifications
  drop constraint member_notifications_kind_check,
  add constraint member_notifications_kind_check
    check (kind in ('like', 'comment', 'reply', 'mention', 'follow', 'decision', 'contest', 'rank', 'reward', 'sale'))
    not valid;

-- A question of a post with two to four answers. It is open for so many days from the moment the post is first shown.
create table post_polls (
  post_id integer primary key references posts (id),
  days smallint not null check (days between 1 and 7)
);

-- Answers. Another text is another row, so that no vote counts for words that its member did not see.
create table post_poll_options (
  id integer generated always as identity primary key,
  post_id integer not null references post_polls (post_id) on delete cascade,
  position smallint not null check (position between 1 and 4),
  text text not null check (char_length(text) between 1 and 60),
  votes integer not null default 0 check (votes >= 0),
  unique (post_id, position)
);

create table post_poll_votes (
  post_id integer not null references post_polls (post_id) on delete cascade,
  member_id integer not null references members (id),
  option_id integer not null references post_poll_options (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, member_id)
);
create index post_poll_votes_member on post_poll_votes (member_id, post_id);
create index post_poll_votes_option on post_poll_votes (option_id);

-- Points of a day, net of what was taken back: thirty rows a member instead of every earning of a month.
create table leaderboard_days (
  day date not null,
  customer_id uuid not null references customers (id),
  points integer not null,
  primary key (day, customer_id)
);
create index leaderboard_days_customer on leaderboard_days (customer_id, day);

-- Whoever gives or takes points holds the row of the customer's total (points.store.ts), so nobody waits here.
create function leaderboard_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.taken_back_at is null then
    update leaderboard_days set points = points - old.points where day = old.day and customer_id = old.customer_id;
  end if;
  if tg_op <> 'DELETE' and new.taken_back_at is null then
    insert into leaderboard_days (day, customer_id, points) values (new.day, new.customer_id, new.points)
    on conflict (day, customer_id) do update set points = leaderboard_days.points + excluded.points;
  end if;
  return null;
end $$;
create trigger leaderboard_counts after insert or update or delete on point_earnings
  for each row execute function leaderboard_counts();
insert into leaderboard_days (day, customer_id, points)
  select day, customer_id, sum(points) from point_earnings where taken_back_at is null group by day, customer_id;

-- What of the community is counted and shown to everybody, written by a job.
create table community_counts (
  is_only boolean primary key default true check (is_only),
  members integer not null,
  posts integer not null,
  reels integer not null,
  reviews integer not null
);

-- Tags of the last 90 days by how often they were used, written by a job.
create table popular_tags (
  tag text primary key,
  count integer not null check (count > 0)
);
create index popular_tags_beginning on popular_tags (tag text_pattern_ops);
create index popular_tags_most on popular_tags (count desc, tag);

-- Names by their beginning, as handles are.
create index members_by_name on members (waha_normalise(name) text_pattern_ops) where status = 'active';
-- What customers wrote of products, the latest first.
create index reviews_of_customers on reviews (created_at desc, id desc)
  where status = 'published' and customer_id is not null;

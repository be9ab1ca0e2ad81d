-- What of an earning went back when a part of its cause did; `points` is what is left of it.
alter table point_earnings add column gone_back integer not null default 0 check (gone_back >= 0);
-- An earning that was held before it was posted: its transfer is the taking of that hold.
alter table point_earnings add column hold_id bigint unique references ledger_transfers (id);

create table point_settings (
  is_only boolean primary key default true check (is_only),
  -- How long points live, at least; null: for ever.
  expires_after_months integer check (expires_after_months between 1 and 120),
  -- How long before they go their owner is told.
  warning_days integer not null check (warning_days between 7 and 90),
  version integer not null default 1
);
insert into point_settings (expires_after_months, warning_days) values (12, 30);

-- Points that their owner was told will go: nothing goes without a row here.
create table point_expiries (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id),
  -- What came in before it and is still there when it is due.
  earned_before timestamptz not null,
  due_at timestamptz not null,
  announced integer not null check (announced > 0),
  announced_at timestamptz not null,
  check (due_at > announced_at),
  expired integer check (expired >= 0),
  expired_at timestamptz,
  check ((expired is null) = (expired_at is null)),
  constraint point_expiries_once unique (customer_id, earned_before)
);
create index point_expiries_due on point_expiries (due_at, id) where expired_at is null;

-- An earning that is lowered changes its day where that is kept still, and makes no day anew.
create or replace function leaderboard_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.taken_back_at is null and new.taken_back_at is null then
    update leaderboard_days set points = points + new.points - old.points where day = old.day and customer_id = old.customer_id;
    return null;
  end if;
  if tg_op <> 'INSERT' and old.taken_back_at is null then
    update leaderboard_days set points = points - old.points where day = old.day and customer_id = old.customer_id;
  end if;
  if tg_op <> 'DELETE' and new.taken_back_at is null then
    insert into leaderboard_days (day, customer_id, points) values (new.day, new.customer_id, new.points)
    on conflict (day, customer_id) do update set points = leaderboard_days.points + excluded.points;
  end if;
  return null;
end $$;

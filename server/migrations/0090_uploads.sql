-- Pictures people send. A row says what was made of one; its files are named by image ->> 'key' and lie in the data
-- folder. Nobody's until something claims it; what nobody claims within a day is removed with its files.

create table uploads (
  id uuid primary key,
  -- Whose it is; a guest's is nobody's but whoever knows its id.
  customer_id uuid,
  image jsonb not null,
  created_at timestamptz not null default now(),
  -- What it was sent for, e.g. 'review' and the number of the review.
  claimed_kind text,
  claimed_id text,
  claimed_at timestamptz,
  check ((claimed_kind is null) = (claimed_at is null) and (claimed_id is null) = (claimed_at is null))
);
create index uploads_unclaimed on uploads (created_at) where claimed_at is null;
create index uploads_claimed on uploads (claimed_kind, claimed_id) where claimed_at is not null;
create index uploads_customer on uploads (customer_id) where customer_id is not null;

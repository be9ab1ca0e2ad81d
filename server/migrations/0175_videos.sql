-- Films people send. What came lies in the storage until a process of its own has made ours of it; then it goes.
create table videos (
  id uuid primary key,
  customer_id uuid not null,
  status text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
  -- Why nothing could be made of it, as a code.
  failure text,
  -- Of what was sent.
  original_key text,
  -- What was made; its file is named by video ->> 'key'.
  video jsonb,
  -- A picture of it, where this machine could draw one.
  poster_upload_id uuid,
  -- How often somebody began to make it and was never heard of again.
  attempts smallint not null default 0,
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  claimed_kind text,
  claimed_id text,
  claimed_at timestamptz,
  check ((status = 'processing') = (original_key is not null)),
  check ((status = 'ready') = (video is not null)),
  check ((status = 'failed') = (failure is not null)),
  check ((claimed_kind is null) = (claimed_at is null) and (claimed_id is null) = (claimed_at is null))
);
create index videos_unclaimed on videos (created_at) where claimed_at is null;
create index videos_in_the_making on videos (created_at) where status = 'processing';
create index videos_customer on videos (customer_id);

alter table resumable_uploads add column kind text not null default 'image' check (kind in ('image', 'video'));

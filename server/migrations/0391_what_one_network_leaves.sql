-- Clicks are kept up to a number for a network and day, over all affiliates: asked at each click.
create index affiliate_networks_day on affiliate_networks (day, network) include (clicks);
drop index affiliate_networks_old;

-- When an unfinished upload was last continued: where room is short, those that nobody continues go first.
alter table resumable_uploads add column continued_at timestamptz not null default now();
create index resumable_uploads_unfinished on resumable_uploads (continued_at) include (received_bytes)
  where received_bytes < size_bytes;

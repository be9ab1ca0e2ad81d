-- Named collections into which a member files saved posts and reels. Nobody else sees them.
create table save_collections (
  id integer generated always as identity primary key,
  member_id integer not null references members (id),
  name text not null check (char_length(name) between 1 and 40),
  -- The spelling in which names are compared.
  name_key text not null,
  created_at timestamptz not null default now(),
  unique (member_id, name_key),
  unique (id, member_id)
);

-- A post in a collection. It goes with its save, whichever release deletes that.
create table save_collection_posts (
  collection_id integer not null,
  member_id integer not null,
  post_id integer not null,
  created_at timestamptz not null default now(),
  primary key (collection_id, post_id),
  foreign key (collection_id, member_id) references save_collections (id, member_id) on delete cascade,
  foreign key (member_id, post_id) references post_saves (member_id, post_id) on delete cascade
);
create index save_collection_posts_latest on save_collection_posts (collection_id, created_at desc, post_id desc);
create index save_collection_posts_save on save_collection_posts (member_id, post_id);

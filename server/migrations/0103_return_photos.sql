-- What buyers show of what they send back.
create table return_photos (
  upload_id uuid primary key references uploads (id) on delete cascade,
  return_id uuid not null references returns (id),
  position integer not null
);
create index return_photos_return on return_photos (return_id, position);

-- Lets the browser of a signed-in member of staff past the closed page, and ends with the session.
create table shop_passes (
  session_id uuid primary key references staff_sessions (id) on delete cascade,
  token_hash bytea not null unique
);

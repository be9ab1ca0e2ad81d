-- The number of a category in the taxonomy of product feeds ("479"), chosen by staff: empty for that of the category above.
alter table categories add column taxonomy text not null default '';

-- Last reading of each feed by somebody who holds its address: one row a feed and language, written once a minute at most.
create table feed_readings (
  feed text not null,
  language text not null,
  read_at timestamptz not null,
  made_at timestamptz not null,
  products integer not null,
  left_out jsonb not null,
  primary key (feed, language)
);

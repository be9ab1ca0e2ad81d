-- How often staff edited a topic of the settings; a topic nobody edited has none.
create table settings_versions (
  topic text primary key,
  version integer not null default 1
);

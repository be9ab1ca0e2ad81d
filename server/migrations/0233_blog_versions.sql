-- Articles are written by staff: see 0162 for versions. A draft is seen by nobody, what is archived is put away for good; a
-- published one whose date is still to come appears by itself.
alter table articles
  add column version integer not null default 1,
  add column status text not null default 'published' check (status in ('draft', 'published', 'archived'));
alter table article_categories add column version integer not null default 1;

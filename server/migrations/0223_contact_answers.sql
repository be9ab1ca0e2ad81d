-- What staff answered to a message and noted about it.
create table contact_entries (
  id integer generated always as identity primary key,
  message_id integer not null references contact_messages (id) on delete cascade,
  staff_id uuid not null references staff (id),
  -- An answer is mailed to the sender, a note is for those who work here.
  kind text not null check (kind in ('answer', 'note')),
  text text not null,
  created_at timestamptz not null default now()
);
create index contact_entries_message on contact_entries (message_id, id);

alter table contact_messages add column version integer not null default 1;
-- What staff look for a message by; see customers.search_text (0221).
alter table contact_messages add column search_text text not null generated always as (
  translate(lower(reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')),
    'أإآٱىةـًٌٍَُِّْ', 'اااايه')
) stored;
create index contact_messages_search on contact_messages using gin (search_text gin_trgm_ops);
create index contact_messages_latest on contact_messages (created_at, id);

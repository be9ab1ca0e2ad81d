-- Agreements and withdrawals of persons, each with the words that they read (docs/decisions/0180).
create table consent_texts (
  hash bytea primary key,
  language text not null check (language in ('ar', 'en')),
  words text not null,
  first_used_at timestamptz not null
);

create table consent_events (
  id bigint generated always as identity primary key,
  customer_id uuid references customers (id) on delete cascade,
  -- Of a subscriber without an account.
  email text,
  subject text not null,
  is_given boolean not null,
  way text not null,
  text_hash bytea references consent_texts (hash),
  -- Where an import found it.
  origin text not null default '',
  at timestamptz not null,
  check (customer_id is not null or email is not null)
);
create index consent_events_customer on consent_events (customer_id, id) where customer_id is not null;
create index consent_events_email on consent_events (email, id) where email is not null;
create index consent_events_at on consent_events (at);

create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'consent events are append-only';
end $$;
create trigger consent_events_append_only before update on consent_events
  for each row execute function refuse_consent_change();

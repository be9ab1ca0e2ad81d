-- Agreements of visitors, and what services are told of those who agreed (docs/decisions/0167).
create table consents (
  id uuid primary key,
  analytics boolean not null,
  marketing boolean not null,
  changed_at timestamptz not null default now()
);

-- Each answer, as proof: nothing of a person but the random id of their browser's answer.
create table consent_log (
  id bigint generated always as identity primary key,
  consent_id uuid not null,
  analytics boolean not null,
  marketing boolean not null,
  text_version text not null,
  language text not null,
  at timestamptz not null default now()
);
create index consent_log_consent on consent_log (consent_id);
create index consent_log_at on consent_log (at);

-- Waiting to be sent; deleted after seven days, and at once when the consent is withdrawn.
create table conversions (
  id uuid primary key,
  consent_id uuid not null references consents (id) on delete cascade,
  kind text not null check (kind in ('add_to_cart', 'checkout', 'purchase')),
  path text not null,
  lines jsonb not null default '[]',
  order_id uuid,
  agent text not null,
  clicks jsonb not null default '{}',
  happened_at timestamptz not null
);
create index conversions_consent on conversions (consent_id);
create unique index conversions_order on conversions (order_id) where order_id is not null;
create index conversions_happened on conversions (happened_at);

-- The consent under which an order was placed, as it was then.
create table order_consents (
  order_id uuid primary key,
  consent_id uuid not null,
  analytics boolean not null,
  marketing boolean not null,
  at timestamptz not null default now()
);

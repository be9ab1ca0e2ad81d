-- Customers: who they are, how they prove it, and where they are signed in.

create table customers (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  -- E.164; none once the account is deleted.
  phone text,
  phone_verified_at timestamptz,
  -- As typed; two accounts may claim one address until one of them proves it.
  email text,
  email_verified_at timestamptz,
  -- argon2id in PHC string format.
  password_hash text not null,
  language text not null check (language in ('ar', 'en')),
  -- Since when each kind of advertising was agreed to; null is no.
  consent_email_at timestamptz,
  consent_sms_at timestamptz,
  consent_whatsapp_at timestamptz,
  is_affiliate boolean not null default false,
  suspended_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  check (deleted_at is not null or phone is not null),
  check (email is not null or email_verified_at is null)
);
create unique index customers_phone on customers (phone);
create unique index customers_verified_email on customers (lower(email)) where email_verified_at is not null;
create index customers_email on customers (lower(email)) where email is not null;

create table customer_sessions (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  -- SHA-256 of the bearer token.
  token_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index customer_sessions_customer on customer_sessions (customer_id);

-- Links by mail: each kind at most once per customer, used once.
create table customer_links (
  customer_id uuid not null references customers (id),
  purpose text not null check (purpose in ('reset', 'verify_email')),
  token_hash bytea not null unique,
  -- The address it was sent to: it proves that one and no later one.
  email text,
  expires_at timestamptz not null,
  primary key (customer_id, purpose)
);

-- Codes by SMS: short, so tried a few times at most.
create table customer_codes (
  customer_id uuid primary key references customers (id),
  code_hash bytea not null,
  phone text not null,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null
);

-- Orders know whose they are.
alter table orders add constraint orders_customer_known foreign key (customer_id) references customers (id);
create index orders_unclaimed_email on orders (lower(email)) where customer_id is null and email is not null;

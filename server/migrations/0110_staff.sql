-- Those who work here: apart from customers in everything, so that no token and no mistake makes one into the other.

create table staff (
  id uuid primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'support', 'moderator', 'fulfilment')),
  -- argon2id in PHC string format.
  password_hash text not null,
  -- Until when a password for one time is good; null once they chose their own.
  password_expires_at timestamptz,
  -- The secret of their authenticator app; null until it is set up.
  totp_secret bytea,
  -- The 30 seconds of the last code that was taken: a code is good once.
  totp_last_step bigint not null default 0,
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index staff_email on staff (lower(email));

create table staff_sessions (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  -- SHA-256 of the bearer token.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_sessions_staff on staff_sessions (staff_id);

-- Between the password and the code.
create table staff_challenges (
  token_hash bytea primary key,
  staff_id uuid not null references staff (id),
  -- The secret being set up; null where one is set up already.
  totp_secret bytea,
  tries_left integer not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index staff_challenges_staff on staff_challenges (staff_id);

create table staff_recovery_codes (
  staff_id uuid not null references staff (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- Every change somebody of the staff made. Written with the change, never changed itself.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: the shop itself, or somebody at its console.
  staff_id uuid references staff (id),
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text
);
create index staff_audit_staff on staff_audit (staff_id, id desc);
create index staff_audit_subject on staff_audit (subject_id, id desc);
create index staff_audit_action on staff_audit (action, id desc);

create function staff_audit_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'what was done is never rewritten';
end $$;
create trigger staff_audit_immutable before update or delete on staff_audit
  for each row execute function staff_audit_is_final();
create trigger staff_audit_kept before truncate on staff_audit
  for each statement execute function staff_audit_is_final();

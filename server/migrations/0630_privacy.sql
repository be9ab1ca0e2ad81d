-- Processors, data requests and breaches (docs/decisions/0180, 0181).

-- What the owner wrote about a processor: an extension of the shop under its name, any other under an id.
create table processors (
  key text primary key,
  is_extension boolean not null,
  name text not null default '',
  purpose text not null default '',
  contact text not null default '',
  note text not null default '',
  -- ISO 3166; empty: not known.
  country text not null default '',
  data text[] not null default '{}',
  contract_on date,
  ground text check (ground in ('adequacy', 'safeguards', 'consent', 'need')),
  assessed_on date,
  version integer not null default 1
);

create table data_requests (
  id uuid primary key,
  reference text not null unique,
  kind text not null check (kind in ('access', 'copy', 'correction', 'erasure', 'objection')),
  source text not null check (source in ('account', 'form', 'staff')),
  -- Null until the contact of a form is proved: it is on no desk before.
  status text check (status in ('received', 'proved', 'working', 'done', 'refused')),
  customer_id uuid references customers (id),
  name text not null,
  email text,
  phone text,
  language text not null check (language in ('ar', 'en')),
  details text not null default '',
  received_at timestamptz not null,
  due_at timestamptz not null,
  is_extended boolean not null default false,
  assigned_to uuid references staff (id),
  refusal text,
  closed_at timestamptz,
  code_hash bytea,
  code_tries smallint not null default 0,
  code_until timestamptz,
  copy_hash bytea unique,
  copy_until timestamptz,
  version integer not null default 1
);
create index data_requests_due on data_requests (due_at) where status in ('received', 'proved', 'working');
create index data_requests_customer on data_requests (customer_id) where customer_id is not null;
create index data_requests_email on data_requests (email) where email is not null;
create index data_requests_phone on data_requests (phone) where phone is not null;
create index data_requests_closed on data_requests (closed_at) where closed_at is not null;
create index data_requests_unproved on data_requests (received_at) where status is null;

create table data_request_log (
  id integer generated always as identity primary key,
  request_id uuid not null references data_requests (id) on delete cascade,
  step text not null,
  staff_id uuid references staff (id),
  words text not null default '',
  -- Whether the person is told of this step.
  is_told boolean not null default false,
  at timestamptz not null
);
create index data_request_log_request on data_request_log (request_id, id);

create table breaches (
  id uuid primary key,
  reference text not null unique,
  status text not null default 'open' check (status in ('open', 'told', 'closed')),
  known_at timestamptz not null,
  happened text not null,
  cause text not null default '',
  data text[] not null,
  persons text not null,
  persons_count integer not null,
  effects text not null,
  measures text not null,
  -- The notice to the authority as the owner edited it; null: as it is generated.
  notice_ar text,
  notice_en text,
  told_at timestamptz,
  told_by uuid references staff (id),
  told_how text not null default '',
  lessons text not null default '',
  closed_at timestamptz,
  letter_subject text not null default '',
  letter_text text not null default '',
  letters_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1
);
create index breaches_open on breaches (known_at) where status <> 'closed';

create table breach_log (
  id integer generated always as identity primary key,
  breach_id uuid not null references breaches (id),
  act text not null,
  staff_id uuid not null references staff (id),
  -- The entry as it was after the act.
  entry jsonb not null,
  at timestamptz not null
);
create index breach_log_breach on breach_log (breach_id, id);

-- Accounts concerned by a breach; each is written to once.
create table breach_persons (
  breach_id uuid not null references breaches (id),
  customer_id uuid not null references customers (id),
  state text not null default 'listed' check (state in ('listed', 'claimed', 'sent', 'failed')),
  primary key (breach_id, customer_id)
);

create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of % is append-only', tg_table_name;
end $$;
create trigger breach_log_append_only before update or delete on breach_log
  for each row execute function refuse_history_change();

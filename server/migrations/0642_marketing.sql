-- Messages to segments of customers. The filter is copied when sending starts; the segment is free then.
create table marketing_campaigns (
  id integer generated always as identity primary key,
  version integer not null default 1,
  status text not null default 'draft' check (status in ('draft', 'sending', 'stopped', 'sent')),
  segment_id integer references segments (id),
  segment_name text not null,
  filter jsonb,
  message jsonb not null,
  audience integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  left_out integer not null default 0,
  -- The last customer of the last batch.
  reached uuid,
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  moved_at timestamptz,
  finished_at timestamptz,
  check ((status = 'draft') = (segment_id is not null)),
  check (status = 'draft' or filter is not null)
);
create index marketing_campaigns_by_change on marketing_campaigns (updated_at, id);
create index marketing_campaigns_going on marketing_campaigns (moved_at) where status = 'sending';
create index marketing_campaigns_segment on marketing_campaigns (segment_id) where segment_id is not null;

-- Messages that follow what customers do: trigger, and steps by version. Customers keep the version they entered with.
create table marketing_flows (
  id integer generated always as identity primary key,
  version integer not null default 1,
  -- The version of the steps; the other one is of everything that staff change.
  steps_version integer not null default 1,
  name text not null,
  is_on boolean not null default false,
  trigger jsonb not null,
  updated_at timestamptz not null default now()
);
create index marketing_flows_on on marketing_flows ((trigger ->> 'kind')) where is_on;

create table marketing_flow_versions (
  flow_id integer not null references marketing_flows (id) on delete cascade,
  version integer not null,
  ends_on_order boolean not null,
  steps jsonb not null,
  primary key (flow_id, version)
);

create table marketing_enrolments (
  id bigint generated always as identity primary key,
  flow_id integer not null,
  version integer not null,
  customer_id uuid not null references customers (id),
  -- The order, the year or the account that it is about: nobody enters twice for one.
  occasion text not null,
  -- The next step.
  step smallint not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'left')),
  reason text,
  entered_at timestamptz not null,
  due_at timestamptz not null,
  -- How often a message was put off by the limits.
  put_off smallint not null default 0,
  foreign key (flow_id, version) references marketing_flow_versions (flow_id, version) on delete cascade,
  unique (flow_id, customer_id, occasion)
);
create unique index marketing_enrolments_once on marketing_enrolments (flow_id, customer_id) where state = 'waiting';
create index marketing_enrolments_due on marketing_enrolments (due_at) where state = 'waiting';
create index marketing_enrolments_customer on marketing_enrolments (customer_id);
create index marketing_enrolments_entered on marketing_enrolments (entered_at);
create index marketing_enrolments_version on marketing_enrolments (flow_id, version);

-- Each advertising message to a customer, claimed before it is sent. The order is the first within seven days of it.
create table marketing_sends (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id),
  campaign_id integer references marketing_campaigns (id) on delete cascade,
  flow_id integer references marketing_flows (id) on delete cascade,
  enrolment_id bigint,
  step smallint,
  state text not null check (state in ('claimed', 'sent', 'failed', 'left_out')),
  made_at timestamptz not null,
  -- Without a reference: the order's life is its own.
  order_id uuid,
  check ((campaign_id is null) <> (flow_id is null)),
  check ((flow_id is null) = (enrolment_id is null and step is null))
);
create unique index marketing_sends_campaign on marketing_sends (campaign_id, customer_id) where campaign_id is not null;
create unique index marketing_sends_step on marketing_sends (enrolment_id, step) where enrolment_id is not null;
create index marketing_sends_customer on marketing_sends (customer_id, made_at);
create index marketing_sends_flow on marketing_sends (flow_id, made_at) where flow_id is not null;
create index marketing_sends_made on marketing_sends (made_at);

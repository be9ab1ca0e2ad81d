-- When owners were last mailed of something that the shop itself runs into; at most once in a day of Riyadh each.
create table owner_warnings (
  kind text primary key check (kind in ('sms_budget', 'dead_jobs')),
  day date not null,
  at timestamptz not null
);

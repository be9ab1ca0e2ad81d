-- Backups of this shop that were tried, with what came of each. A restored shop begins with an empty list.
create table backups (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  nightly boolean not null,
  -- Where it lies: a path, or the address of an object.
  place text not null,
  bytes bigint not null,
  encrypted boolean not null,
  rows bigint not null,
  files integer not null,
  -- It was restored beside the shop, and its ledger checked.
  proved boolean not null,
  -- Why it is not proved, or failed.
  problem text,
  check (proved = (problem is null))
);
create index backups_by_time on backups (finished_at desc);
create index backups_by_proof on backups (started_at desc) where proved;

-- What came of looking whether everything that is counted or stored twice still agrees.
create table ledger_checks (
  checked_at timestamptz primary key,
  invariants int not null check (invariants > 0),
  violations int not null check (violations >= 0),
  took_ms int not null check (took_ms >= 0)
);

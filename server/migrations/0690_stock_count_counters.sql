-- All who counted in a count, whatever was counted after them: none of them approves it (docs/decisions/0192).
create table stock_count_counters (
  count_id integer not null references stock_counts (id) on delete cascade,
  staff_id uuid not null references staff (id),
  primary key (count_id, staff_id)
);

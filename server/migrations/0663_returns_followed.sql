-- Parcels that come back are followed as those that leave (docs/decisions/0190).
alter table return_labels add column status text;
-- Events as the carrier told them, the latest last.
alter table return_labels add column told jsonb not null default '[]';
-- When the carrier is asked next, and was asked last; null: it is not, or was not.
alter table return_labels add column track_due timestamptz;
alter table return_labels add column tracked_at timestamptz;
-- When its carrier says that a return came to the shop; staff look at it and refund.
alter table returns add column arrived_at timestamptz;

-- The last reading of the cash that a carrier paid out (docs/decisions/0190).
create table remittance_reads (
  carrier text primary key,
  -- Begin of the last reading that came to its end; null: none did.
  read_at timestamptz,
  failing_since timestamptz
);

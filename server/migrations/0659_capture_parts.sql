-- Parts in which authorised money is captured, one a parcel; `all` and `rest` are no parcel's. A part of nothing needs no call.
create table payment_captures (
  payment_id uuid not null references payments (id),
  key text not null,
  amount bigint not null check (amount >= 0),
  -- Nothing is captured after it, and what is left is given up.
  is_last boolean not null,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (payment_id, key)
);
create unique index payment_captures_due on payment_captures (payment_id) where done_at is null;

-- `part`: some parcels have left and been captured, others have not. `capture_amount` is what is captured in sum, once the call under way is
-- done.
alter table payments drop constraint payments_capture_state_check;
alter table payments add constraint payments_capture_state_check
  check (capture_state in ('waiting', 'under_way', 'part', 'done', 'released')) not valid;

-- Of a refund of more than was left to capture: so much was not captured instead, and the rest goes back.
alter table payment_refunds add column released_part bigint not null default 0;
alter table payment_refunds add constraint payment_refunds_released_part
  check (released_part >= 0 and released_part < amount) not valid;

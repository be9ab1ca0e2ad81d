-- Money of some methods is authorised when the buyer pays, and captured when a shipment leaves. `captured_amount` is then what
-- was authorised: it pays the order all the same. Null: the money was captured when the order was paid.
alter table payments
  add column capture_state text check (capture_state in ('waiting', 'under_way', 'done', 'released')),
  -- What is taken of it, fixed by the first attempt.
  add column capture_amount bigint check (capture_amount > 0 and capture_amount <= captured_amount),
  add constraint payments_capture_of_paid check (capture_state is null or captured_amount is not null),
  add constraint payments_capture_is_fixed
    check ((coalesce(capture_state, '') in ('under_way', 'done')) = (capture_amount is not null));

-- A refund before the capture: the money is not taken, and nothing goes back.
alter table payment_refunds add column is_released boolean not null default false check (status = 'done' or not is_released);

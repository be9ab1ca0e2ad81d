-- When shoppers last wanted more prices than a carrier may be asked for in a minute (docs/decisions/0175); null: never.
alter table carrier_rate_calls add column ran_out_at timestamptz;

-- A label for the way back may be given up for one of another carrier, and is cancelled where its return is rejected
-- (docs/decisions/0176). The rules are checked in the next file.
alter table return_labels drop constraint return_labels_state_check;
alter table return_labels drop constraint return_labels_check;
alter table return_labels add constraint return_labels_state_check
  check (state in ('wanted', 'refused', 'dropped', 'booked', 'unwanted', 'cancelled')) not valid;
alter table return_labels add constraint return_labels_number_check
  check ((state in ('booked', 'unwanted', 'cancelled')) = (carrier_number is not null)) not valid;

-- A call for a visit had no answer: the carrier may know of more visits than the row tells.
alter table pickups add column is_doubtful boolean not null default false;

-- A label for the way back may be given up for one of another carrier, and is cancelled where its return is rejected
-- (docs/decisions/0176).
alter table return_labels drop constraint return_labels_state_check;
alter table return_labels drop constraint return_labels_check;
alter table return_labels add constraint return_labels_state_check
  check (state in ('wanted', 'refused', 'dropped', 'booked', 'unwanted', 'cancelled'));
alter table return_labels add constraint return_labels_number_check
  check ((state in ('booked', 'unwanted', 'cancelled')) = (carrier_number is not null));

-- A call for a visit had no answer: the carrier may know of more visits than the row tells.
alter table pickups add column is_doubtful boolean not null default false;

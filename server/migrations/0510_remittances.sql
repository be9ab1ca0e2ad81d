-- Money that a carrier collected at the door and has paid out to the shop, as its statement says. Null: not yet.
alter table bookings add column remitted_halalas bigint;
alter table bookings add column remitted_at timestamptz;

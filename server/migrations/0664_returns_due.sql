-- without transaction
create index concurrently if not exists return_labels_due on return_labels (track_due) where track_due is not null;
create index concurrently if not exists return_labels_number on return_labels (carrier, carrier_number);
-- Parcels that were paid out otherwise than they collected.
create index concurrently if not exists bookings_differs on bookings (remitted_at) where remitted_halalas <> cash_halalas;

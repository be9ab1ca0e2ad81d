-- without transaction
create index concurrently if not exists bookings_unremitted on bookings (asked_at)
  where cash_halalas > 0 and remitted_at is null and status = 'delivered';

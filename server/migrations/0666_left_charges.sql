-- Charges that the shop has left while their buyer's bank may still let them pay. They are read for a day, in growing steps.
create table left_charges (
  payment_id uuid primary key references payments (id),
  left_at timestamptz not null,
  look_at timestamptz not null
);
create index left_charges_due on left_charges (look_at);

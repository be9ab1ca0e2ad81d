-- What staff write to each other about an order. The buyer does not read it, but gets a copy of it who asks for all of theirs.
create table order_notes (
  id integer generated always as identity primary key,
  order_id uuid not null references orders (id),
  staff_id uuid not null references staff (id),
  body text not null,
  created_at timestamptz not null default now()
);
create index order_notes_order on order_notes (order_id, id);

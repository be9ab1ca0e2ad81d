-- The cart of each customer as it was saved last. It goes when it is empty, when an order is placed, and after ninety days.
create table saved_carts (
  customer_id uuid primary key references customers (id),
  lines jsonb not null,
  saved_at timestamptz not null,
  -- When the next reminder is due; null: none is.
  due_at timestamptz,
  reminders smallint not null default 0
);
create index saved_carts_due on saved_carts (due_at) where due_at is not null;
create index saved_carts_saved on saved_carts (saved_at, customer_id);

-- Reminders by mail. The order is the first that the customer placed within seven days of it.
create table cart_reminders (
  id integer generated always as identity primary key,
  customer_id uuid not null references customers (id),
  -- Which reminder of its cart it is, from 1.
  number smallint not null,
  made_at timestamptz not null,
  sent_at timestamptz,
  -- Without a reference: the order's life is its own.
  order_id uuid
);
create index cart_reminders_customer on cart_reminders (customer_id, made_at);
create index cart_reminders_made on cart_reminders (made_at);

-- Cards that providers remember for signed-in buyers. A row without a customer waits until its provider has forgotten the token.
create table saved_cards (
  id uuid primary key,
  customer_id uuid references customers (id),
  -- The extension whose provider has the card.
  provider text not null,
  -- Sealed by the key of the shop.
  token_sealed bytea not null,
  -- The payment by which it was remembered: one card a payment, however often it is told of.
  payment_id uuid not null unique references payments (id),
  -- As the provider describes it; null until it was asked.
  scheme text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  month smallint check (month between 1 and 12),
  year smallint,
  kept_at timestamptz not null,
  used_at timestamptz,
  ended_at timestamptz,
  check ((ended_at is null) = (customer_id is not null)),
  check ((scheme is null) = (last_four is null) and (scheme is null) = (month is null) and (scheme is null) = (year is null)),
  check (ended_at is null or scheme is null)
);
create index saved_cards_customer on saved_cards (customer_id, kept_at) where customer_id is not null;
create index saved_cards_expiry on saved_cards (year, month) where ended_at is null;

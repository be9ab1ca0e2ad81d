-- Returns: what buyers send back of delivered orders, what was decided, and what was paid back. Money in halalas.

create sequence return_numbers;

create table returns (
  id uuid primary key,
  -- As people read it: RT-2026-000123.
  number text not null unique,
  order_id uuid not null references orders (id),
  status text not null
    check (status in ('requested', 'approved', 'received', 'refunded', 'rejected', 'cancelled')),
  note text,
  refund_to text not null check (refund_to in ('original', 'store_credit')),
  -- Where money goes that cannot go back to a card.
  iban text,
  -- What went back and how, written once: `refunded` and these are one step.
  card_halalas bigint check (card_halalas >= 0),
  bank_halalas bigint check (bank_halalas >= 0),
  credit_halalas bigint check (credit_halalas >= 0),
  bank_reference text,
  check ((status = 'refunded') = (card_halalas is not null)),
  check ((card_halalas is null) = (bank_halalas is null) and (card_halalas is null) = (credit_halalas is null)),
  created_at timestamptz not null default now()
);
create index returns_order on returns (order_id, created_at);
create index returns_status on returns (status, created_at desc);

create table return_lines (
  return_id uuid not null references returns (id),
  order_item_id integer not null references order_items (id),
  quantity integer not null check (quantity between 1 and 99),
  reason text not null
    check (reason in ('changed_mind', 'wrong_size', 'damaged', 'wrong_item', 'not_as_described', 'other')),
  -- How many of them can be sold again; known once they are here.
  resaleable integer check (resaleable between 0 and quantity),
  -- How many pieces of the line were paid back before these, and what these brought; known once paid back.
  refunded_before integer check (refunded_before >= 0),
  refund_halalas bigint check (refund_halalas >= 0),
  check ((refunded_before is null) = (refund_halalas is null)),
  primary key (return_id, order_item_id)
);
create index return_lines_item on return_lines (order_item_id);
-- A piece is paid back once: of two refunds of one line none can begin at the same piece.
create unique index return_lines_refunded on return_lines (order_item_id, refunded_before) where refunded_before is not null;

create table return_events (
  id bigint generated always as identity primary key,
  return_id uuid not null references returns (id),
  status text not null,
  actor text not null check (actor in ('customer', 'staff')),
  actor_id text,
  note text,
  created_at timestamptz not null default now()
);
create index return_events_return on return_events (return_id, id);

create table return_messages (
  id integer generated always as identity primary key,
  return_id uuid not null references returns (id),
  author text not null check (author in ('customer', 'staff')),
  author_id text,
  body text not null,
  created_at timestamptz not null default now()
);
create index return_messages_return on return_messages (return_id, id);

-- Gift cards: what a card is worth is in the ledger. Its code opens it, and is stored hashed and sealed only.
create table gift_cards (
  id uuid primary key,
  code_hash bytea not null unique,
  -- By the shop's key: for the mail to the recipient.
  sealed_code bytea not null,
  last_four text not null,
  halalas bigint not null check (halalas > 0),
  ends_at timestamptz,
  language text not null check (language in ('ar', 'en')),
  -- Of the recipient; forgotten on request.
  recipient_name text,
  recipient_email text,
  message text,
  -- When the mail is due, and when it was last given to be sent.
  send_at timestamptz,
  sent_at timestamptz,
  sends integer not null default 0 check (sends >= 0),
  issued_by uuid not null references staff (id),
  voided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index gift_cards_due on gift_cards (send_at) where sent_at is null and send_at is not null;
create index gift_cards_recipient on gift_cards (recipient_email) where recipient_email is not null;
create index gift_cards_issued on gift_cards (created_at, id);
create index gift_cards_last_four on gift_cards (last_four);

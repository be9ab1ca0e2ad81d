-- What people wrote to the shop's number, until it stands among the messages of the shop.
create table phone_inbox (
  id bigint generated always as identity primary key,
  extension text not null,
  -- The provider's id of the message: providers tell it again.
  reference text not null,
  -- Without the number itself, for the bound on messages of one number.
  number_hash bytea not null,
  -- E.164. Emptied with the name and the text when the message is taken over.
  phone text not null,
  name text not null,
  text text not null,
  received_at timestamptz not null,
  unique (extension, reference)
);
create index phone_inbox_number on phone_inbox (number_hash, received_at);
create index phone_inbox_received on phone_inbox (received_at);

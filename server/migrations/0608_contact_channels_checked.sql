-- without transaction
-- The rules of 0607 over what was there before, and the conversations of a number.
alter table contact_messages validate constraint contact_messages_channel;
alter table contact_entries validate constraint contact_entries_kind;
alter table contact_entries validate constraint contact_entries_writer;
create index concurrently if not exists contact_messages_conversation on contact_messages (phone, id)
  where channel = 'whatsapp';

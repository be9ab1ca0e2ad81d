-- Messages may come by a channel to phones, whose sender replies in it.
alter table contact_messages
  add column channel text not null default 'form',
  -- When its sender wrote last by that channel; an answer may follow for 24 hours.
  add column written_at timestamptz,
  add constraint contact_messages_channel check (channel in ('form', 'whatsapp')) not valid;

-- A reply is of the sender, and has no staff member.
alter table contact_entries
  alter column staff_id drop not null,
  drop constraint contact_entries_kind_check,
  add constraint contact_entries_kind check (kind in ('answer', 'note', 'reply')) not valid,
  add constraint contact_entries_writer check ((kind = 'reply') = (staff_id is null)) not valid,
  -- An answer that its channel did not take.
  add column is_failed boolean not null default false;

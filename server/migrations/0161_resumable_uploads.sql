-- Uploads that come in several parts (tus), so that a connection that breaks costs what was on its way and no more. `id`
-- becomes that of the upload. A row stays after its end until it expires: whoever missed the last answer learns of it.
create table resumable_uploads (
  id uuid primary key,
  -- Whose it is; a guest's is nobody's but whoever knows its id.
  customer_id uuid,
  -- Stands for the visitor who began it; a hash.
  visitor text not null,
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
  -- Keys of the parts in the storage, in order.
  parts text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index resumable_uploads_created_at on resumable_uploads (created_at);
create index resumable_uploads_visitor on resumable_uploads (visitor) where received_bytes < size_bytes;
create index resumable_uploads_customer on resumable_uploads (customer_id) where customer_id is not null;

-- Settings of extensions that an owner typed in the admin: JSON of texts by name, sealed by the shop's key (AES-256-GCM).

create table extension_settings (
  extension text primary key check (extension ~ '^[a-z][a-z0-9-]{1,39}$'),
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

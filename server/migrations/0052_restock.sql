-- Who asked to hear when something sold out is back. A row is one request, waiting; it is taken when stock returns and
-- deleted once its message is sent, so that no address outlives its purpose.

create table restock_requests (
  id bigint generated always as identity primary key,
  product_id integer not null references products (id),
  -- Null: any variant of the product.
  variant_id integer references product_variants (id),
  channel text not null check (channel in ('email', 'sms')),
  -- An e-mail address, or a phone in E.164.
  address text not null,
  language text not null check (language in ('ar', 'en')),
  created_at timestamptz not null default now(),
  -- When stock returned and its message became due.
  due_at timestamptz
);
create unique index restock_requests_once on restock_requests (product_id, coalesce(variant_id, 0), address) where due_at is null;

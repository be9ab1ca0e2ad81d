-- Goods without delivery: codes and files that are given after payment (docs/decisions/0179).
alter table products add column delivery text not null default 'shipped';
alter table products add constraint products_delivery_check check (delivery in ('shipped', 'digital')) not valid;

alter table order_items add column is_digital boolean not null default false;
alter table order_items add constraint order_items_digital_check
  check (not is_digital or (sent = 0 and bundle_id is null and not is_returnable)) not valid;

-- An order of digital goods alone is sent nowhere.
alter table orders alter column address drop not null;
alter table orders alter column city_id drop not null;
alter table orders alter column shipping_method drop not null;
alter table orders add constraint orders_destination_check
  check ((address is null) = (city_id is null) and (address is null) = (shipping_method is null)) not valid;
alter table visit_orders alter column city_id drop not null;

-- How the goods of a product are given: codes, which are stock, or files, which anybody who paid may have.
create table digital_terms (
  product_id integer primary key references products (id) on delete cascade,
  gives text not null check (gives in ('codes', 'files')),
  most_downloads integer not null check (most_downloads between 1 and 100),
  link_days integer not null check (link_days between 1 and 3650),
  -- The key of the digests of its codes, sealed.
  digest_key bytea not null,
  version integer not null default 1
);

-- Codes, sealed by the shop's key. The digest tells a code that is there twice; it is keyed, so that it gives no code away.
create table digital_codes (
  id bigint generated always as identity primary key,
  variant_id integer not null references product_variants (id),
  sealed bytea not null,
  digest bytea not null,
  -- The line of an order that has it; null while it is stock.
  order_item_id integer references order_items (id),
  given_at timestamptz,
  shown_at timestamptz,
  -- Given up: staff gave another one, or took it from stock.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (variant_id, digest),
  check ((order_item_id is null) = (given_at is null)),
  check (shown_at is null or given_at is not null)
);
create index digital_codes_free on digital_codes (variant_id, id) where order_item_id is null and ended_at is null;
create index digital_codes_of_item on digital_codes (order_item_id) where order_item_id is not null;

create table digital_files (
  id uuid primary key,
  variant_id integer not null references product_variants (id),
  name text not null check (length(name) between 1 and 200),
  media_type text not null,
  bytes bigint not null check (bytes > 0),
  -- Of no use to buyers of the future; those who have it keep it until their links end.
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create index digital_files_of_variant on digital_files (variant_id) where removed_at is null;

-- Lines of paid orders whose goods are given, or wait for codes.
create table digital_givings (
  order_item_id integer primary key references order_items (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  variant_id integer not null,
  pieces integer not null check (pieces > 0),
  given integer not null default 0 check (given between 0 and pieces),
  gives text not null check (gives in ('codes', 'files')),
  most_downloads integer not null,
  link_days integer not null,
  created_at timestamptz not null default now(),
  given_at timestamptz,
  -- Refunded: links end, and nothing more is given.
  ended_at timestamptz
);
create index digital_givings_of_order on digital_givings (order_id);
create index digital_givings_waiting on digital_givings (variant_id, created_at) where given < pieces and ended_at is null;

create table digital_downloads (
  order_item_id integer not null references digital_givings (order_item_id) on delete cascade,
  file_id uuid not null references digital_files (id),
  used integer not null default 0 check (used >= 0),
  most integer not null,
  ends_at timestamptz not null,
  last_at timestamptz,
  primary key (order_item_id, file_id),
  check (used <= most)
);
create index digital_downloads_of_file on digital_downloads (file_id);

-- True once anything digital of an order was given: it cannot be cancelled any more. In the order's own row, which a giver has locked.
alter table orders add column is_given boolean not null default false;

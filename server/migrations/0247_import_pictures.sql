-- Pictures that rows of a file name, once each for a product: made before the product is written, which uses them. What has neither a key
-- nor a fault is still to be made; one that was made and swept away since, too.
create table product_import_pictures (
  import_id integer not null,
  number integer not null,
  position integer not null,
  source text not null,
  row_number integer not null,
  header text,
  key text references shop_pictures (key) on delete set null,
  fault jsonb,
  -- Who makes it has until then.
  claimed_until timestamptz,
  -- When the product that the run wrote took it.
  used_at timestamptz,
  primary key (import_id, number, position),
  foreign key (import_id, number) references product_import_items (import_id, number) on delete cascade
);
create index product_import_pictures_key on product_import_pictures (key) where key is not null;
create index product_import_pictures_due on product_import_pictures (import_id, number, position)
  where key is null and fault is null;

-- Of a picture that an import made: what the file called it. The same file once more finds it again, as long as the picture is there.
create table product_import_sources (
  key text primary key references shop_pictures (key) on delete cascade,
  source text not null
);

alter table product_import_items add column has_picture_faults boolean not null default false;
create index product_import_items_picture_faults on product_import_items (import_id, number) where has_picture_faults;

-- Tags of products, each with a page of its own (docs/decisions/0194).
create table product_tags (
  id integer generated always as identity primary key,
  -- The address of its page; it follows the name.
  key text not null unique,
  name_ar text not null,
  name_en text not null,
  text_ar text not null default '',
  text_en text not null default '',
  seo_title_ar text not null default '',
  seo_title_en text not null default '',
  seo_description_ar text not null default '',
  seo_description_en text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index product_tags_names on product_tags (name_ar, id);

-- All keys that lead to a tag: of its names, of former ones, and of tags that became part of it.
create table product_tag_keys (
  key text primary key,
  tag_id integer not null references product_tags (id) on delete cascade
);
create index product_tag_keys_tag on product_tag_keys (tag_id);

create table tagged_products (
  tag_id integer not null references product_tags (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  primary key (tag_id, product_id)
);
create index tagged_products_product on tagged_products (product_id);

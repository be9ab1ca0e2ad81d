-- What a shop says of a brand on its page. Brands themselves are written at their products.
create table brand_texts (
  key text primary key,
  text_ar text not null,
  text_en text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

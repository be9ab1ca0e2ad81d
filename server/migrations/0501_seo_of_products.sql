-- Title and description of a product for search engines; empty: its name and its short description.
alter table products
  add column seo_title_ar text not null default '',
  add column seo_title_en text not null default '',
  add column seo_description_ar text not null default '',
  add column seo_description_en text not null default '';

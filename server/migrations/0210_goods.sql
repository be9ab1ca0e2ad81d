-- Products as staff keep them.

-- Descriptions as they were typed; what is shown is made from them when they are saved. Of products from before, what is
-- shown: Markdown takes it as it stands.
alter table products add column description_source_ar text not null default '';
alter table products add column description_source_en text not null default '';
update products set description_source_ar = description_ar, description_source_en = description_en;

-- What a product is while it is not sold. Published by the clock at `published_at` where it is scheduled.
alter table products add column hidden_as text not null default 'draft'
  check (hidden_as in ('draft', 'scheduled', 'archived'));
alter table products add column status text not null
  generated always as (case when is_active then 'published' else hidden_as end) stored;
create index products_due on products (published_at) where not is_active and hidden_as = 'scheduled';

-- What a variant is scanned by.
alter table product_variants add column barcode text;
create unique index product_variants_barcode on product_variants (barcode) where barcode is not null;
-- What staff type of a SKU is its beginning, in any case.
create index product_variants_typed_sku on product_variants (lower(sku) text_pattern_ops);
create index products_typed_sku on products (lower(sku) text_pattern_ops);

-- Lists of staff, which have what is not sold in them, too: an index a sort, and one for what narrows them.
create index products_by_change on products (updated_at, id);
create index products_by_name on products (name_ar, id);
create index products_by_price on products (price_halalas, id);
create index products_by_sales on products (sold_count, id);
create index products_narrowed on products (status, in_stock, is_on_sale, brand_key);
drop index products_categories;
create index products_categories on products using gin (category_ids);

-- Staff say why they change a level.
alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check check (reason in ('initial', 'order',
  'order_cancelled', 'order_expired', 'return', 'adjustment', 'received', 'counted', 'damaged', 'lost'));

-- Pictures staff sent of what is sold, made in all sizes. Those that nothing used within a day go with their files.
create table shop_pictures (
  key text primary key,
  image jsonb not null,
  sent_at timestamptz not null default now(),
  -- When something first used it: from then on it stays, because what was sold was shown by it.
  used_at timestamptz
);
create index shop_pictures_unused on shop_pictures (sent_at) where used_at is null;

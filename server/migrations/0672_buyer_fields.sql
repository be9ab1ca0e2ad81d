-- Fields that the buyer of a product fills, and what a buyer filled in, as it was sold (docs/decisions/0193).
alter table products add column buyer_fields jsonb not null default '[]';
alter table order_items add column answers jsonb not null default '[]';

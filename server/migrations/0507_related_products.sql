-- Products that staff chose to be shown beside one, in their order, before those that the shop finds.
alter table products add column related_ids integer[] not null default '{}';

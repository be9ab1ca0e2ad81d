-- Further categories staff put a product in, beside its own: what `category_ids` is made from when a category moves, and what
-- they see when they edit it. Of products from before: those that lead to no other of the product's.

alter table products add column extra_category_ids integer[] not null default '{}';
update products p set extra_category_ids = array(
  select member from unnest(p.category_ids) as member
  where member <> p.category_id
    and not exists (select from categories c where c.parent_id = member and c.id = any(p.category_ids))
  order by member
);

-- Shops that were at work before they could be closed stay open; a new database gets its state at the first start
-- (docs/decisions/0129).
insert into store_settings (topic, value)
  select 'opening', '{"isOpen": true}'::jsonb
  where exists (select from staff) or exists (select from products) or exists (select from orders)
    or exists (select from store_settings)
  on conflict (topic) do nothing;

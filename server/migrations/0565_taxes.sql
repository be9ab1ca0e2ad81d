-- Taxes of products and of items as they were sold (docs/decisions/0159): `standard`, or the tax authority's code of the reason why no
-- VAT is due. All that was sold before is of the standard rate.
alter table products add column tax text not null default 'standard';
alter table order_items add column tax text not null default 'standard', add column vat_percent smallint not null default 15;
alter table products add constraint products_tax check (tax = 'standard' or tax ~ '^VATEX-SA-') not valid;
alter table order_items add constraint order_items_tax
  check ((tax = 'standard' or tax ~ '^VATEX-SA-') and vat_percent between 0 and 100 and (tax = 'standard') = (vat_percent > 0)) not valid;

-- True unless staff said that the shop is not registered for VAT.
create function shop_is_vat_registered() returns boolean language sql stable as
  $$ select coalesce((select (value ->> 'isRegistered')::boolean from store_settings where topic = 'taxes'), true) $$;

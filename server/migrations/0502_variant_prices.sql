-- Each price that a variant could be bought at, promotions included, from the moment it held. What a sale is compared with
-- is the lowest of the 30 days before it began; older ones go when a price changes (price-history.store.ts).
create table variant_prices (
  variant_id integer not null references product_variants (id) on delete cascade,
  since timestamptz not null,
  price_halalas integer not null check (price_halalas > 0),
  primary key (variant_id, since)
);

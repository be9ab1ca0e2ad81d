-- Addresses that once led to a category. Whoever changes a slug, by whatever statement, leaves the old one here in the
-- same transaction: an address that was shared, printed or indexed keeps leading to the same thing. Products and bundles
-- need none: their addresses carry an id, and a slug that is not the present one leads to the one that is.

create table old_category_slugs (
  slug text primary key,
  category_id integer not null references categories (id) on delete cascade
);
create index old_category_slugs_category on old_category_slugs (category_id);

-- The latest owner of an old slug keeps it; a slug somebody has now is nobody's old one.
create function keep_old_category_slug() returns trigger language plpgsql as $$
begin
  insert into old_category_slugs (slug, category_id) values (old.slug, new.id)
    on conflict (slug) do update set category_id = excluded.category_id;
  delete from old_category_slugs where slug = new.slug;
  return null;
end $$;
create trigger keep_old_slug after update of slug on categories
  for each row when (old.slug is distinct from new.slug) execute function keep_old_category_slug();

-- When what a reader sees of it last changed, for the site map.
alter table categories add column updated_at timestamptz not null default now();
alter table bundles add column updated_at timestamptz not null default now();

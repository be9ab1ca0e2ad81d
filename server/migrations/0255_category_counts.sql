-- How many products that are sold each category has, and the whole shop as category 0: kept by whoever changes them, because
-- counting a million for a reader takes seconds. Changes are only added, so that nobody waits for another; what is true is
-- the count and its changes, and a job folds these in.
create table category_counts (
  category_id integer primary key,
  products integer not null
);
create table category_count_changes (
  category_id integer not null,
  change integer not null
);

create function count_added_products() returns trigger language plpgsql as $$
begin
  insert into category_count_changes (category_id, change)
  select member, count(*) from added p, unnest(p.category_ids || 0) as member where p.is_active group by member;
  return null;
end
$$;
create function count_removed_products() returns trigger language plpgsql as $$
begin
  insert into category_count_changes (category_id, change)
  select member, -count(*) from removed p, unnest(p.category_ids || 0) as member where p.is_active group by member;
  return null;
end
$$;
create function count_moved_product() returns trigger language plpgsql as $$
begin
  insert into category_count_changes (category_id, change)
  select member, sum(change) from (
    select unnest(old.category_ids || 0) as member, -1 as change where old.is_active
    union all select unnest(new.category_ids || 0), 1 where new.is_active
  ) as moved group by member having sum(change) <> 0;
  return null;
end
$$;
create trigger count_added after insert on products referencing new table as added
  for each statement execute function count_added_products();
create trigger count_removed after delete on products referencing old table as removed
  for each statement execute function count_removed_products();
create trigger count_moved after update of is_active, category_ids on products for each row
  when ((old.is_active, old.category_ids) is distinct from (new.is_active, new.category_ids))
  execute function count_moved_product();

insert into category_counts (category_id, products)
select member, count(*) from products p, unnest(p.category_ids || 0) as member where p.is_active group by member;

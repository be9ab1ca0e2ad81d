-- Limits follow people: what somebody is known by (account, phones, proved addresses) is kept as marks, which say nothing
-- to who reads them without the key, and stay when the account is deleted.

-- The key of HMAC-SHA256, as its two padded halves, made once for this shop. Without it a phone would soon be found by
-- hashing all there are.
create table mark_key (
  is_only boolean primary key default true check (is_only),
  inner_pad bytea not null check (octet_length(inner_pad) = 64),
  outer_pad bytea not null check (octet_length(outer_pad) = 64)
);
do $$
declare
  -- 64 bytes of the database's strong random source.
  key bytea := decode(replace(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), '-', ''),
    'hex');
  inside bytea := key;
  outside bytea := key;
begin
  for place in 0..63 loop
    inside := set_byte(inside, place, get_byte(key, place) # 54);
    outside := set_byte(outside, place, get_byte(key, place) # 92);
  end loop;
  insert into mark_key (inner_pad, outer_pad) values (inside, outside);
end $$;

-- The mark of a name: the number of an account, a phone in E.164 or an address in small letters.
create function person_mark(name text) returns bytea language sql stable strict as $$
  select sha256(outer_pad || sha256(inner_pad || convert_to(name, 'UTF8'))) from mark_key
$$;

-- What each account is or was known by.
create table customer_marks (
  customer_id uuid not null references customers (id),
  mark bytea not null,
  -- Its own number, and what was proved. A phone that was only claimed need not be theirs.
  is_proved boolean not null,
  -- The account is deleted: whoever comes with this mark again is taken for who left.
  is_left boolean not null default false,
  primary key (customer_id, mark)
);
create index customer_marks_mark on customer_marks (mark);

-- All marks of whoever has these names, over all accounts that were theirs. A claimed phone leads to no account that
-- lives: anybody can claim one. `proved_only` counts what was proved alone, also of accounts that are deleted.
create function person_marks(names text[], proved_only boolean default false) returns bytea[] language sql stable as $$
  with recursive known (mark) as (
    select person_mark(name) from unnest(names) as name
    union
    select held.mark
    from known
    join customer_marks via on via.mark = known.mark and (via.is_proved or (via.is_left and not proved_only))
    join customer_marks held on held.customer_id = via.customer_id and (held.is_proved or not proved_only)
  )
  select array_agg(mark) from known
$$;

create function keep_customer_marks() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    update customer_marks set is_left = true where customer_id = new.id and not is_left;
    return null;
  end if;
  insert into customer_marks (customer_id, mark, is_proved)
  select new.id, person_mark(name), is_proved
  from (values
    (new.id::text, true),
    (new.phone, new.phone_verified_at is not null),
    (case when new.email_verified_at is not null then lower(new.email) end, true)
  ) as known (name, is_proved)
  where name is not null
  on conflict (customer_id, mark) do update set is_proved = true
    where excluded.is_proved and not customer_marks.is_proved;
  -- Whoever proves a number takes it from those who only claimed it.
  if new.phone_verified_at is not null then
    delete from customer_marks
    where mark = person_mark(new.phone) and customer_id <> new.id and not is_proved and not is_left;
  end if;
  return null;
end $$;
create trigger keep_customer_marks
  after insert or update of phone, phone_verified_at, email, email_verified_at, deleted_at on customers
  for each row execute function keep_customer_marks();

-- Who placed an order: the account with all it was known by then, and the phone that was given.
create table order_marks (
  order_id uuid not null references orders (id),
  mark bytea not null,
  primary key (order_id, mark)
);
create index order_marks_mark on order_marks (mark);

-- In the statement that writes the order, which may not wait for another one. Marks are added and never taken away: a
-- guest's order that an account claims has those of both, and one whose buyer left keeps what it had.
create function keep_order_marks() returns trigger language plpgsql as $$
begin
  insert into order_marks (order_id, mark)
  select new.id, person_mark(new.phone) where new.phone <> ''
  union
  select new.id, mark from customer_marks where customer_id = new.customer_id
  on conflict do nothing;
  return null;
end $$;
create trigger keep_order_marks after insert or update of phone, customer_id on orders
  for each row execute function keep_order_marks();

insert into customer_marks (customer_id, mark, is_proved, is_left)
select id, person_mark(name), bool_or(is_proved), bool_or(is_left)
from (
  select id, id::text as name, true as is_proved, deleted_at is not null as is_left from customers
  union all
  select id, phone, phone_verified_at is not null, false from customers
  union all
  select id, lower(email), true, false from customers where email_verified_at is not null
  union all
  select customer_id, phone, phone_verified_at is not null, false from customer_changes
) known
where name is not null
group by id, name;

insert into order_marks (order_id, mark)
select id, person_mark(phone) from orders where phone <> ''
union
select o.id, m.mark from orders o join customer_marks m on m.customer_id = o.customer_id;

-- Whose use it is follows from the order.
alter table coupon_uses drop column customer_key;
create index coupon_uses_coupon on coupon_uses (coupon_id) where released_at is null;

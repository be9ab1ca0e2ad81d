-- A till has a hundred thousand orders: they are counted and paged, by their status too, without any being read.
drop index orders_customer;
create index orders_customer on orders (customer_id, created_at, id) include (status) where customer_id is not null;

-- What somebody wrote, whatever became of it: for the copy of it, for the end of an account, and for the first days of one.
create index posts_of_member on posts (member_id, id);
-- What of it waits or was hidden, which they see at the head of their own posts: hardly ever anything.
create index posts_held on posts (member_id, kind, id) where status in ('pending', 'hidden');

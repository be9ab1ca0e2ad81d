-- One person, one share: a card is given once a claim to everything its player ever proved, whatever account asks.

create table lotto_ticket_marks (
  claim text not null,
  mark bytea not null,
  ticket_id uuid not null references lotto_tickets (id),
  constraint lotto_claimed_once_a_person primary key (claim, mark)
);

-- Somebody with two accounts, at the same moment: tried again (40001), the other card is seen.
create function keep_lotto_ticket_marks() returns trigger language plpgsql as $$
begin
  insert into lotto_ticket_marks (claim, mark, ticket_id)
  select new.claim, mark, new.id from unnest(person_marks(array[new.customer_id::text], true)) as mark;
  return null;
exception when unique_violation then
  raise exception 'this person was given such a card meanwhile' using errcode = 'serialization_failure';
end $$;
create trigger keep_lotto_ticket_marks after insert on lotto_tickets
  for each row execute function keep_lotto_ticket_marks();

insert into lotto_ticket_marks (claim, mark, ticket_id)
select t.claim, m.mark, t.id from lotto_tickets t join customer_marks m on m.customer_id = t.customer_id and m.is_proved
on conflict do nothing;

-- What somebody won is theirs alone: to anybody else there is no such code.
alter table coupons add column customer_id uuid references customers (id);
create index coupons_customer on coupons (customer_id) where customer_id is not null;
update coupons c set customer_id = t.customer_id, is_active = c.is_active and t.customer_id is not null
from lotto_rewards r join lotto_tickets t on t.id = r.ticket_id
where r.coupon_id = c.id;

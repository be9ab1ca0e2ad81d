-- Parcels of orders: an order may go in parts, and is shipped when its last piece is. Money in halalas.

create table shipments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- Of its order, from 1.
  number integer not null check (number > 0),
  carrier text,
  carrier_number text,
  sent_at timestamptz not null,
  -- Whoever of the staff; null for what was sent before parcels were written down.
  sent_by text,
  delivered_at timestamptz,
  delivered_by text,
  unique (order_id, number)
);

create table shipment_lines (
  shipment_id uuid not null references shipments (id),
  order_item_id integer not null references order_items (id),
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, order_item_id)
);
create index shipment_lines_item on shipment_lines (order_item_id);

-- How many pieces of a line are in parcels, and how many were paid back instead of being sent. Never more than were bought.
alter table order_items add column sent integer not null default 0 check (sent >= 0);
alter table order_items add column dropped integer not null default 0 check (dropped >= 0);
alter table order_items add constraint order_items_no_more_than_bought check (sent + dropped <= quantity);

-- How many parcels there are: by it whoever cancels sees in the row they wait for that something has left.
alter table orders add column parcels integer not null default 0 check (parcels >= 0);
-- What was paid back of an order that was not cancelled. Never more than it cost.
alter table orders add column refunded_halalas bigint not null default 0;
-- Only what staff edit of an order counts.
alter table orders add column version integer not null default 1;
-- Whoever of the staff placed it for a buyer.
alter table orders add column placed_by text;
-- SHA-256 of the links that were sent for it, hex, the latest last: each opens the order as the guest's own key does.
alter table orders add column link_hashes text[] not null default '{}';

update orders o set refunded_halalas = r.back
from (
  select order_id, sum(card_halalas + bank_halalas + credit_halalas) as back from returns where status = 'refunded' group by order_id
) r where r.order_id = o.id;
alter table orders add constraint orders_refunded_of_paid check (refunded_halalas between 0 and total_halalas);

-- What was sent before parcels were written down went in one.
insert into shipments (id, order_id, number, carrier, carrier_number, sent_at, delivered_at)
select gen_random_uuid(), o.id, 1, o.carrier, o.carrier_number, coalesce(
    (select min(created_at) from order_events e where e.order_id = o.id and e.status = 'shipped'), o.created_at),
  (select min(created_at) from order_events e where e.order_id = o.id and e.status = 'delivered')
from orders o where o.status in ('shipped', 'delivered', 'return_requested', 'returned', 'refunded');
insert into shipment_lines (shipment_id, order_item_id, quantity)
select s.id, i.id, i.quantity from shipments s join order_items i on i.order_id = s.order_id;
update order_items i set sent = i.quantity from shipments s where s.order_id = i.order_id;
update orders o set parcels = 1 from shipments s where s.order_id = o.id;

-- How an order stands with its money, for lists.
alter table orders add column payment_state text not null generated always as (
  case
    when status = 'pending_payment' then 'awaiting'
    when status in ('cancelled', 'expired') then 'void'
    when refunded_halalas > 0 and refunded_halalas = total_halalas then 'refunded'
    when refunded_halalas > 0 then 'partly_refunded'
    when payment_method = 'cash_on_delivery' and total_halalas > store_credit_halalas
      and status in ('confirmed', 'processing', 'shipped') then 'on_delivery'
    else 'paid'
  end) stored;

-- What lists of staff sort and filter by.
drop index orders_recent;
create index orders_placed on orders (created_at, id);
create index orders_total on orders (total_halalas, id);
create index orders_by_status on orders (status, created_at, id);
create index orders_by_payment on orders (payment_state, created_at, id);
create index orders_by_method on orders (payment_method, created_at, id);

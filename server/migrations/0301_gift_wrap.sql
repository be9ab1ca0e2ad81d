-- A gift wrap of the whole order, at the price the shop has set when it is placed, and what the card beside it says.
alter table orders
  add column gift_halalas bigint not null default 0 check (gift_halalas >= 0),
  add column gift_message text check (char_length(gift_message) between 1 and 200),
  add constraint orders_gift_message_wrapped check (gift_message is null or gift_halalas > 0);

alter table orders drop constraint orders_check;
alter table orders add constraint orders_total_of_parts
  check (total_halalas = subtotal_halalas - discount_halalas + shipping_halalas + payment_fee_halalas + gift_halalas);

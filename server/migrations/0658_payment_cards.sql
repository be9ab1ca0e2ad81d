-- How a payment uses a card of its buyer: `new` is typed and remembered, `saved` was remembered before. Null: at the provider's page.
alter table payments add column card_use text;
alter table payments add constraint payments_card_use check (card_use in ('new', 'saved')) not valid;

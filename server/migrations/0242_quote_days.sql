-- How many shoppers had a cart priced on a day of Riyadh; nothing of who they are.
create table quote_days (
  day date primary key,
  shoppers integer not null
);

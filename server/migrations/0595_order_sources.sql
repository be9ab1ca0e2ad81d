-- The machine that placed an order, or handed its checkout to the buyer (docs/decisions/0173). It names nobody.
create table order_sources (
  order_id uuid primary key references orders (id),
  -- The protocol by which the machine asked.
  channel text not null,
  -- Its host, as it names itself; empty where it named none.
  agent text not null,
  -- Its checkout. Of several orders by one link the first has it.
  reference text,
  unique (channel, reference)
);

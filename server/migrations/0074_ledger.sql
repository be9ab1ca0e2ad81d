-- One ledger for everything customers own here: store credit, points, affiliate earnings. Whole units only.
-- A transfer moves an amount from one account to another, so debits equal credits by its very shape.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  unit text not null check (unit in ('store_credit', 'loyalty_points', 'affiliate_points', 'affiliate_earnings')),
  customer_id uuid references customers (id),
  -- The other side of what customers have: 'issued', 'spent', ...
  house text,
  check ((customer_id is null) <> (house is null)),
  -- Kept for customers only: every order would wait for one row of the house. Theirs is summed when it is asked for.
  balance bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  -- A customer never has less than nothing, unless the unit's rule lets a debt be carried.
  may_be_negative boolean not null default false,
  check (house is not null or may_be_negative or balance - held >= 0),
  unique (customer_id, unit),
  unique (house, unit)
);

-- 'move' is final. 'hold' sets an amount aside; 'take' makes a held amount final, 'release' gives it back.
create table ledger_transfers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('move', 'hold', 'take', 'release')),
  from_account bigint not null references ledger_accounts (id),
  to_account bigint not null references ledger_accounts (id),
  check (from_account <> to_account),
  amount bigint not null check (amount > 0),
  -- The hold that is taken or released, once.
  hold_id bigint unique references ledger_transfers (id),
  check ((kind in ('take', 'release')) = (hold_id is not null)),
  -- The transfer that this one undoes, once, with the reason in words.
  reverses_id bigint unique references ledger_transfers (id),
  reason text,
  check (reverses_id is null or reason is not null),
  -- What it happened for: ('order', id), ('return', id), ...
  cause text not null,
  cause_id text not null,
  -- Doing it again under the same key changes nothing.
  idempotency_key text not null unique,
  created_at timestamptz not null default now()
);
create index ledger_transfers_from on ledger_transfers (from_account, id desc);
create index ledger_transfers_to on ledger_transfers (to_account, id desc);
create index ledger_transfers_cause on ledger_transfers (cause, cause_id);

create function ledger_transfers_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'a transfer is never changed or deleted; correct it with one that reverses it';
end $$;
create trigger ledger_transfers_immutable before update or delete on ledger_transfers
  for each row execute function ledger_transfers_are_final();
create trigger ledger_transfers_kept before truncate on ledger_transfers
  for each statement execute function ledger_transfers_are_final();

-- What is taken or released is what was held, between the same accounts; accounts of a transfer count the same unit.
create function ledger_transfers_fit() returns trigger language plpgsql as $$
begin
  if (select count(distinct unit) from ledger_accounts where id in (new.from_account, new.to_account)) <> 1 then
    raise exception 'a transfer moves one unit between accounts of that unit';
  end if;
  if new.hold_id is not null and not exists (
    select from ledger_transfers h where h.id = new.hold_id and h.kind = 'hold' and h.amount = new.amount
      and h.from_account = new.from_account and h.to_account = new.to_account
  ) then
    raise exception 'what is taken or released must be what was held';
  end if;
  return new;
end $$;
create trigger ledger_transfers_fit before insert on ledger_transfers
  for each row execute function ledger_transfers_fit();

-- What customers own, added up where it is long: a till has 200,000 transfers, and its page of points read them all five times.

-- What is held for an account and neither taken nor released: of a hundred thousand holds hardly any.
alter table ledger_accounts add column pending bigint not null default 0 check (pending >= 0);

-- What came to and went from a customer's account for good, by months of Riyadh.
create table ledger_months (
  account_id bigint not null references ledger_accounts (id),
  -- Its first day.
  month date not null,
  came bigint not null default 0 check (came >= 0),
  went bigint not null default 0 check (went >= 0),
  primary key (account_id, month)
);

create function ledger_month(at timestamptz) returns date language sql immutable
  return date_trunc('month', at at time zone 'Asia/Riyadh')::date;

-- Behind the lock of the accounts, which whoever moves something has; of the house nothing is kept.
create function follow_transfer() returns trigger language plpgsql as $$
begin
  if new.kind <> 'move' then
    update ledger_accounts set pending = pending + case new.kind when 'hold' then new.amount else -new.amount end
    where id = new.to_account and customer_id is not null;
  end if;
  if new.kind in ('move', 'take') then
    insert into ledger_months as m (account_id, month, came, went)
    select a.id, ledger_month(new.created_at), case when a.id = new.to_account then new.amount else 0 end,
      case when a.id = new.from_account then new.amount else 0 end
    from ledger_accounts a where a.id in (new.from_account, new.to_account) and a.customer_id is not null
    order by a.id
    on conflict (account_id, month) do update set came = m.came + excluded.came, went = m.went + excluded.went;
  end if;
  return null;
end $$;
create trigger follow_transfer after insert on ledger_transfers for each row execute function follow_transfer();

update ledger_accounts a set pending = p.amount
from (
  select t.to_account, sum(t.amount) as amount from ledger_transfers t
  where t.kind = 'hold' and not exists (select from ledger_transfers e where e.hold_id = t.id) group by t.to_account
) p
where p.to_account = a.id and a.customer_id is not null;

insert into ledger_months (account_id, month, came, went)
select a.id, ledger_month(t.created_at), coalesce(sum(t.amount) filter (where t.to_account = a.id), 0),
  coalesce(sum(t.amount) filter (where t.from_account = a.id), 0)
from ledger_transfers t join ledger_accounts a on a.id in (t.from_account, t.to_account)
where t.kind in ('move', 'take') and a.customer_id is not null group by 1, 2;

-- What changed an account in a time, for its statement.
create index ledger_transfers_came on ledger_transfers (to_account, created_at) where kind in ('move', 'take');
create index ledger_transfers_went on ledger_transfers (from_account, created_at) where kind in ('move', 'take');

-- Points of an affiliate that are on their way, and their days, without a commission being read.
create index commissions_pending on commissions (customer_id) include (points) where state = 'pending';
drop index commissions_affiliate;
create index commissions_affiliate on commissions (affiliate_id, placed_at) include (points, reason);
create index commissions_placed on commissions (placed_at, id);

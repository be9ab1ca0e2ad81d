-- Looks for what no sum of the ledger shows: indexes that lack rows of their table, and damaged pages.
-- psql -X -v ON_ERROR_STOP=1 -d waha -f amcheck.sql; exit code 3 where something is damaged. Each machine is looked at,
-- replicas too: a page may be damaged on one alone. It takes no lock that an order waits for. Once, on the leader:
-- create extension amcheck.
set statement_timeout = 0;
set lock_timeout = '10s';
do $$
declare
  one record;
  -- PostgreSQL 17 can also prove that a unique index holds no value twice.
  proves_unique constant boolean := to_regprocedure('bt_index_check(regclass, boolean, boolean)') is not null;
  looked int := 0;
  skipped int := 0;
  damaged int := 0;
  found int;
begin
  for one in
    select c.oid::regclass as name, c.relkind as kind
    from pg_class c
    left join pg_index i on i.indexrelid = c.oid
    left join pg_am a on a.oid = c.relam
    where c.relpersistence = 'p'
      and ((c.relkind = 'i' and a.amname = 'btree' and i.indisvalid and i.indisready) or c.relkind in ('r', 'm', 't'))
    order by c.relkind, c.relpages
  loop
    begin
      found := 0;
      if one.kind <> 'i' then
        select count(*) into found from verify_heapam(one.name);
      elsif proves_unique then
        execute 'select bt_index_check($1, true, true)' using one.name;
      else
        perform bt_index_check(one.name, true);
      end if;
      looked := looked + 1;
      if found > 0 then
        damaged := damaged + 1;
        raise warning '% has % damaged rows', one.name, found;
      end if;
    exception
      when internal_error or data_corrupted or index_corrupted then
        damaged := damaged + 1;
        raise warning '% is damaged: %', one.name, sqlerrm;
      -- Dropped meanwhile, a lock that was not to be had, a replica that had to go on.
      when others then
        skipped := skipped + 1;
        raise notice '% was not looked at: %', one.name, sqlerrm;
    end;
    -- One transaction for each, so that vacuum is not held back by all of them.
    commit;
  end loop;
  if damaged > 0 then
    raise exception using errcode = 'data_corrupted', message = format('%s of %s are damaged', damaged, looked + damaged);
  elsif looked = 0 or skipped > looked / 10 then
    raise exception '% could not be looked at, % could', skipped, looked;
  end if;
  raise notice '% are sound, % could not be looked at', looked, skipped;
end $$;

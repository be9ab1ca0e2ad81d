import { type Database, sql } from '../../../../platform/database/index.ts';
import type { Days } from '../history/sales.store.ts';

/** Adds to the counts of days of Riyadh. */
export async function addQuotes(db: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    insert into quote_days (day, shoppers)
    select day, shoppers
    from unnest(${[...counts.keys()]}::date[], ${[...counts.values()]}::int[]) as n (day, shoppers) order by day
    on conflict (day) do update set shoppers = quote_days.shoppers + excluded.shoppers
  `.execute(db);
}

/** Visitors with a quote in a range of days; one with quotes on two days counts twice. */
export async function countQuotes(db: Database, { from, to }: Days): Promise<number> {
  const { rows } = await sql.rows({ shoppers: sql.int4 })`
    select coalesce(sum(shoppers), 0)::int as shoppers from quote_days where day between ${from}::date and ${to}::date
  `.execute(db);
  return rows[0]?.shoppers ?? 0;
}

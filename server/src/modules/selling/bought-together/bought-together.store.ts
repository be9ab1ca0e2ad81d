import { type Database, type Sql, sql, type Tx } from '../../../platform/database/index.ts';

/** Products of one buyer and day that are paired; with more, it is stock for another shop, and says little. */
const MOST_PRODUCTS = 20;
/** Products kept beside one. */
const MOST_KEPT = 50;
/** Days after which an order weighs half as much as a new one. */
const HALF_LIFE = 60;

/**
 * Takes the next day that is to be counted, and locks it until the transaction ends; undefined when all days to `last`
 * are counted. `first` is where a shop begins.
 */
export async function takeNextDay(
  tx: Tx,
  { first, last }: { first: string; last: string },
): Promise<string | undefined> {
  await sql`
    insert into bought_together_progress (day) values (${first}::date - 1) on conflict do nothing
  `.execute(tx);
  const { rows } = await sql.rows({ day: sql.date })`
    update bought_together_progress set day = day + 1 where day < ${last}::date returning day
  `.execute(tx);
  return rows[0]?.day;
}

/**
 * Adds the pairs of `lines`, products of the buyers of a day. A later day weighs more, instead of all weights being
 * lowered day by day.
 */
export async function addDay(tx: Tx, day: string, lines: Sql<unknown>): Promise<void> {
  await sql`
    with lines as materialized (${lines}),
    few as materialized (
      select buyer, product_id from lines where buyer in (
        select buyer from lines group by buyer having count(*) between 2 and ${MOST_PRODUCTS}
      )
    ), pairs as (
      select a.product_id, b.product_id as other_id, count(*)::int as buyers
      from few a join few b on b.buyer = a.buyer and b.product_id <> a.product_id
      group by 1, 2 order by 1, 2
    )
    insert into bought_together as t (product_id, other_id, buyers, weight)
    select product_id, other_id, buyers, buyers * power(2.0::float8, (${day}::date - date '2026-01-01') / ${HALF_LIFE}::float8)
    from pairs
    on conflict (product_id, other_id) do update
      set buyers = t.buyers + excluded.buyers, weight = t.weight + excluded.weight
  `.execute(tx);
}

/** Forgets the lightest of products that have more beside them than are kept. */
export async function forgetLightest(tx: Tx): Promise<void> {
  await sql`
    delete from bought_together t using (
      select product_id, other_id, row_number() over (partition by product_id order by weight desc, other_id) as place
      from bought_together
      where product_id in (select product_id from bought_together group by product_id having count(*) > ${MOST_KEPT})
    ) ranked
    where t.product_id = ranked.product_id and t.other_id = ranked.other_id and ranked.place > ${MOST_KEPT}
  `.execute(tx);
}

/** Products bought with one by at least so many buyers, each counted once a day; the heaviest first. */
export async function listBoughtTogether(
  db: Database,
  productId: number,
  { least, limit }: { least: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql.rows({ other_id: sql.int4 })`
    select other_id from bought_together where product_id = ${productId} and buyers >= ${least}
    order by weight desc, other_id limit ${limit}
  `.execute(db);
  return rows.map((row) => row.other_id);
}

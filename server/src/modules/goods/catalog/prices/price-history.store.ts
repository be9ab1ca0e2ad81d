import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Price payable for a variant, promotions included. */
export interface PayablePrice {
  variantId: number;
  halalas: number;
}

/** Days before a reduction, the lowest price of which it is compared with. */
const COMPARED = sql`interval '30 days'`;

/**
 * Appends prices of published products that differ from the last ones, and drops those that no sale can be compared with
 * any more. The caller holds the locks of the products, so that the last price stays the last.
 */
export async function appendPrices(tx: Tx, prices: readonly PayablePrice[]): Promise<void> {
  const { rows } = await sql.rows({ variant_id: sql.int4 })`
    insert into variant_prices (variant_id, since, price_halalas)
    select now.variant_id, clock_timestamp(), now.price
    from unnest(${prices.map(({ variantId }) => variantId)}::int[], ${prices.map(({ halalas }) => halalas)}::int[])
      as now (variant_id, price)
    join product_variants v on v.id = now.variant_id
    join products p on p.id = v.product_id and p.is_active
    where now.price is distinct from (
      select last.price_halalas from variant_prices last where last.variant_id = now.variant_id
      order by last.since desc limit 1
    )
    returning variant_id
  `.execute(tx);
  if (rows.length === 0) return;
  await sql`
    delete from variant_prices gone using (
      select variant_id, since, lead(since) over (partition by variant_id order by since) as until,
        max(since) over (partition by variant_id) as began
      from variant_prices where variant_id = any(${rows.map(({ variant_id }) => variant_id)}::int[])
    ) held
    where gone.variant_id = held.variant_id and gone.since = held.since and held.until <= held.began - ${COMPARED}
  `.execute(tx);
}

/** Lowest price of each variant in the 30 days before its present one, in halalas; none where it had no other. */
export async function readPriorPrices(db: Database, variantIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql.rows({ variant_id: sql.int4, lowest: sql.int4 })`
    select variant_id, min(price_halalas)::int as lowest from (
      select variant_id, price_halalas, lead(since) over (partition by variant_id order by since) as until,
        max(since) over (partition by variant_id) as began
      from variant_prices where variant_id = any(${sql.uncounted([...variantIds])})
    ) held
    where until > began - ${COMPARED}
    group by variant_id
  `.execute(db);
  return new Map(rows.map((row) => [row.variant_id, row.lowest]));
}

/** Published products, some of whose variants have no price noted yet. */
export async function listUnpriced(db: Database, limit: number): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select v.product_id as id from product_variants v join products p on p.id = v.product_id and p.is_active
    where v.is_active and not exists (select from variant_prices h where h.variant_id = v.id)
    limit ${limit}
  `.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}
